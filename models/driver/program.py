"""The program, as `regalia rpc` speaks: requests on its standard input, replies on its standard output."""
import json
import subprocess


class Refused(Exception):
    """The program answers with an error."""

    def __init__(self, method, error):
        super().__init__(f"{method}: {error['message']} ({error.get('data')})")
        self.name = error.get("data", {}).get("name", "")


class Program:
    def __init__(self, path):
        self.process = subprocess.Popen([path, "rpc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0

    def close(self):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, method, **params):
        return self.ask_all([(method, params)])[0]

    def ask_all(self, calls):
        """The results of several requests, (method, parameters) each, sent as one batch."""
        first = self.requests
        self.requests += len(calls)
        batch = [{"jsonrpc": "2.0", "id": first + i, "method": method, "params": params}
                 for i, (method, params) in enumerate(calls)]
        self.process.stdin.write(json.dumps(batch).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the program ended, with status {self.process.wait()}, on {calls}")
        results = [None] * len(calls)
        for reply in json.loads(line):
            place = reply["id"] - first
            if "error" in reply:
                raise Refused(calls[place][0], reply["error"])
            results[place] = reply["result"]
        return results
