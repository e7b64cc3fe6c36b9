#!/usr/bin/env python3
"""A bot for a Regalia server, with nothing but Python's standard library.

It becomes known, takes a seat and plays any legal move until the game is over.

    regalia serve --port 8080
    python3 examples/bot.py http://127.0.0.1:8080 --create royals     # against a bot of the server
    python3 examples/bot.py http://127.0.0.1:8080 --join TABLE        # takes the first free seat
    python3 examples/bot.py http://127.0.0.1:8080 --join TABLE --login Anna   # asks for passphrase and code

With --login it keeps the token of this device: the server then knows it from strangers who guess the passphrase.
"""
import argparse
import base64
import getpass
import json
import os
import random
import socket
import ssl
import struct
import urllib.parse
import urllib.request


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.name = error["data"]["name"]


class Lobby:
    def __init__(self, address):
        self.address, self.token, self.device = address, None, None

    def log_in(self, name, device_file):
        if os.path.exists(device_file):
            with open(device_file) as file:
                self.device = file.read().strip()
        passphrase = os.environ.get("REGALIA_PASSPHRASE") or getpass.getpass("Passphrase: ")
        proof = {"name": name, "passphrase": passphrase}
        try:
            me = self.call("login", **proof)
        except Refused as refused:
            if refused.name != "code_needed":
                raise
            me = self.call("login", **proof, code=getpass.getpass("Code: "))
        self.token = me["token"]
        with open(os.open(device_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(me["device"])

    def call(self, method, **params):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        request = urllib.request.Request(self.address + "/api", body)
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        if self.device:
            request.add_header("Regalia-Device", self.device)
        reply = json.load(urllib.request.urlopen(request))
        if "error" in reply:
            raise Refused(reply["error"])
        return reply["result"]


class Table:
    """A WebSocket, as little of it as is needed: text messages, pings and the end."""

    def __init__(self, address, table, token):
        url = urllib.parse.urlparse(address)
        is_tls = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if is_tls else 80)))
        if is_tls:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /tables/{table} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise SystemExit("The table does not let us in: " + status.strip())
        while self.file.readline().strip():
            pass
        self.number = 0
        self.news = False  # something happened while we waited for an answer

    def send(self, payload, kind=1):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | kind]) + (
            bytes([0x80 | size]) if size < 126 else
            bytes([0x80 | 126]) + struct.pack("!H", size) if size < 65536 else
            bytes([0x80 | 127]) + struct.pack("!Q", size))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def receive(self):
        message = b""
        while True:
            first, second = self.file.read(2)
            size = second & 127
            if size == 126:
                size, = struct.unpack("!H", self.file.read(2))
            elif size == 127:
                size, = struct.unpack("!Q", self.file.read(8))
            payload = self.file.read(size)
            kind = first & 15
            if kind == 8:
                raise SystemExit("The server has closed the table.")
            if kind == 9:
                self.send(payload, 10)
            elif kind in (0, 1):
                message += payload
                if first & 0x80:
                    return json.loads(message)

    def call(self, method, **params):
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}).encode())
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise SystemExit(message["error"]["message"])
                return message["result"]
            self.news = True

    def wait(self):
        """Until something has happened since we last looked."""
        if not self.news:
            self.receive()
        self.news = False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--login", metavar="NAME", help="play as an account that has signed up")
    parser.add_argument("--device", metavar="FILE", default="regalia-device.txt", help="with --login: keeps the token of this device")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--create", metavar="GAME")
    group.add_argument("--join", metavar="TABLE")
    words = parser.parse_args()

    lobby = Lobby(words.address)
    if words.login:
        lobby.log_in(words.login, words.device)
    else:
        lobby.token = lobby.call("guest", name=words.name)["token"]
    if words.create:
        table_id = lobby.call("create", game=words.create, players=2, seats=["me", "random"])["id"]
    else:
        table_id = lobby.call("join", table=words.join)["id"]
    table = Table(words.address, table_id, lobby.token)
    while True:
        table.news = False
        status = table.call("status")
        if status["pending"]["step"] == "over":
            break
        moves = table.call("moves")["moves"]
        if moves:
            chosen = random.choice(moves)
            amount = [] if "stem" not in chosen else [str(random.randint(chosen["least"], chosen["most"]))]
            table.call("play", moves=[" ".join([chosen["stem"]] + amount) if amount else chosen["move"]])
        else:
            table.wait()
    for seat in status["result"]:
        print(f'{seat["place"]}. {status["names"][seat["seat"] - 1]}: {seat["points"]} points')


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        raise SystemExit(refused)
