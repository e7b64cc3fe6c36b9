#!/usr/bin/env python3
"""Runs what docs/operating.md says: the unit, both proxies with the configurations in deploy/, backup and restore.

    operating_test.py REGALIA SOURCE_DIR
"""
import json
import os
import pathlib
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request

REGALIA, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
del sys.argv[1:]


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Process:
    """A program that is ended with the test."""

    def __init__(self, test, *words, **more):
        self.process = subprocess.Popen([str(word) for word in words], **more)
        test.addCleanup(self.end)

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


def wait_for_port(port):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nothing listens at {port}")


class Operating(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="regalia-operating-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.data = self.folder / "regalia.db"

    def serve(self, *words, data=None):
        port = free_port()
        process = Process(self, REGALIA, "serve", "--port", port, "--data", data or self.data, "--log", "error",
                          "--bots-pause", 0, *words, stdout=subprocess.DEVNULL)
        wait_for_port(port)
        return process, port

    def call(self, address, method, token="", headers=None, **params):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        request = urllib.request.Request(address + "/api", body, headers or {})
        if token:
            request.add_header("Authorization", "Bearer " + token)
        context = ssl.create_default_context(cafile=self.folder / "cert.pem") if address.startswith("https") else None
        with urllib.request.urlopen(request, context=context) as reply:
            self.cookie = reply.headers.get("Set-Cookie", "")
            return json.load(reply)

    def make_certificate(self):
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", self.folder / "key.pem", "-out", self.folder / "cert.pem", "-days", "1", "-subj",
                        "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        both = (self.folder / "cert.pem").read_text() + (self.folder / "key.pem").read_text()
        (self.folder / "both.pem").write_text(both)

    def configuration(self, file, changes):
        """One of deploy/, with the ports and paths of this test; each must be there."""
        text = (SOURCE / "deploy" / file).read_text()
        for before, after in changes:
            self.assertIn(before, text)
            text = text.replace(before, str(after))
        return text

    def play_through(self, port):
        """Everything a visitor does, by way of a proxy."""
        address = f"https://localhost:{port}"
        guest = self.call(address, "guest", name="Anna")["result"]
        self.assertIn("; Secure", self.cookie)
        self.assertTrue(self.cookie.startswith("__Host-regalia="))
        self.assertIn("result", self.call(address, "games", headers={"Origin": address}))
        with self.assertRaises(urllib.error.HTTPError) as refused:
            self.call(address, "games", headers={"Origin": "https://elsewhere.example.org"})
        self.assertEqual(refused.exception.code, 403)
        self.assertEqual(self.call(address, "me", guest["token"])["result"]["name"], "Anna")
        played = subprocess.run(
            [sys.executable, SOURCE / "examples/bot.py", address, "--create", "gambit"],
            env={**os.environ, "SSL_CERT_FILE": str(self.folder / "cert.pem")}, capture_output=True, text=True, timeout=120)
        self.assertEqual(played.returncode, 0, played.stderr)
        with self.assertRaises(urllib.error.HTTPError) as refused:
            context = ssl.create_default_context(cafile=self.folder / "cert.pem")
            urllib.request.urlopen(address + "/metrics", context=context)
        self.assertEqual(refused.exception.code, 403)
        # Whatever a visitor claims to be, he is counted as himself: the proxy says who he is.
        errors = [self.call(address, "guest", headers={"X-Forwarded-For": f"9.9.9.{i}"}, name="Ben").get("error")
                  for i in range(40)]
        self.assertTrue(any(error and error["data"]["name"] == "too_often" for error in errors))

    def test_nginx(self):
        _, port = self.serve("--behind-proxy")
        self.make_certificate()
        outside = free_port()
        site = self.configuration("nginx.conf", [
            ("listen 443 ssl", f"listen {outside} ssl"), ("http://127.0.0.1:8080", f"http://127.0.0.1:{port}"),
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", self.folder / "cert.pem"),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", self.folder / "key.pem"),
            ("server_name games.example.org", "server_name localhost")])
        temporary = "".join(f"{what}_temp_path {self.folder}/{what};" for what in
                            ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (self.folder / "nginx.conf").write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log stderr error; events {{}}"
            f"http {{ access_log off; {temporary} {site} }}")
        Process(self, "nginx", "-p", self.folder, "-e", "stderr", "-c", self.folder / "nginx.conf")
        wait_for_port(outside)
        self.play_through(outside)

    def test_haproxy(self):
        _, port = self.serve("--behind-proxy")
        self.make_certificate()
        outside = free_port()
        (self.folder / "haproxy.cfg").write_text(self.configuration("haproxy.cfg", [
            ("bind :443", f"bind 127.0.0.1:{outside}"), ("127.0.0.1:8080", f"127.0.0.1:{port}"),
            ("/etc/haproxy/games.example.org.pem", self.folder / "both.pem"), ("maxconn 20000", "maxconn 200")]))
        Process(self, "haproxy", "-f", self.folder / "haproxy.cfg")
        wait_for_port(outside)
        self.play_through(outside)

    def test_unit(self):
        text = (SOURCE / "deploy/regalia.service").read_text()
        self.assertIn("/opt/regalia/bin/regalia ", text)
        unit = self.folder / "regalia.service"
        unit.write_text(text.replace("/opt/regalia/bin/regalia", REGALIA))
        checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        own = [line for line in checked.stderr.splitlines() if "regalia.service" in line]
        self.assertEqual(own, [])
        # The command in it is one that the program understands.
        words = re.search(r"^ExecStart=\S+ (.*)$", text, re.M).group(1).split()
        options = {word for word in words if word.startswith("--")}
        known = subprocess.run([REGALIA, "serve", "--help"], capture_output=True, text=True).stdout
        for option in options:
            self.assertIn(option, known)

    def test_backup_and_restore(self):
        server, port = self.serve()
        here = f"http://127.0.0.1:{port}"
        anna = self.call(here, "signup", name="Anna", passphrase="correct horse")["result"]["token"]
        table = self.call(here, "create", anna, game="royals", players=2, seats=["me", "me"])["result"]["id"]
        copy = self.folder / "copy.db"
        subprocess.run([REGALIA, "backup", self.data, copy], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(copy.stat().st_mode & 0o777, 0o600)
        for each in (self.data, copy):
            subprocess.run([REGALIA, "admin", "check", "--data", each], check=True, stdout=subprocess.DEVNULL)
        refused = subprocess.run([REGALIA, "backup", self.data, copy], capture_output=True, text=True)
        self.assertNotEqual(refused.returncode, 0)
        later = self.call(here, "create", anna, game="royals", players=2, seats=["me", "me"])["result"]["id"]
        self.assertEqual(server.end(), 0)
        _, port = self.serve(data=copy)
        here = f"http://127.0.0.1:{port}"
        again = self.call(here, "login", name="Anna", passphrase="correct horse")["result"]["token"]
        mine = [each["id"] for each in self.call(here, "tables", again)["result"]["mine"]]
        self.assertEqual(mine, [table])
        self.assertNotIn(later, mine)

    def test_a_newer_file_is_refused_and_left_alone(self):
        server, _ = self.serve()
        server.end()
        file = sqlite3.connect(self.data)
        file.execute("PRAGMA user_version = 99")
        file.close()
        before = self.data.read_bytes()
        refused = subprocess.run([REGALIA, "serve", "--port", "0", "--data", self.data], capture_output=True, text=True)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("newer Regalia", refused.stderr)
        self.assertEqual(self.data.read_bytes(), before)


if __name__ == "__main__":
    unittest.main(verbosity=2)
