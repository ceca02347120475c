"""Plays a whole game by docs/protocol.md: python3 bot.py HOST PORT. Needs nothing but Python."""
import base64, hashlib, http.client, json, os, random, socket, struct, sys, time

host, port = sys.argv[1], int(sys.argv[2])


class Socket:
    def __init__(self, path, cookie):
        self.sock, self.next = socket.create_connection((host, port), 30), 1
        key = base64.b64encode(os.urandom(16)).decode()
        self.sock.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode())
        self.file = self.sock.makefile("rb")
        list(iter(self.file.readline, b"\r\n"))  # the answer's headers

    def send(self, command):
        data, mask = json.dumps({"id": self.next, "do": command}).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.sock.sendall(b"\x81" + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        self.next += 1

    def receive(self):
        kind, size = self.file.read(2)
        longer = {126: ">H", 127: ">Q"}.get(size)
        size = struct.unpack(longer, self.file.read(struct.calcsize(longer)))[0] if longer else size
        data = self.file.read(size)
        return json.loads(data) if kind == 0x81 else {}


def patch(page, changes):
    for change in changes:
        *path, last = ["root"] + change["path"].split("/")[1:]
        place = root = {"root": page}
        for key in path:
            place = place[int(key) if isinstance(place, list) else key]
        last = int(last) if isinstance(place, list) else last
        place.__setitem__(last, change["value"]) if "value" in change else place.pop(last)
        page = root["root"]
    return page


conn = http.client.HTTPConnection(host, port)
conn.request("POST", "/api/tables", json.dumps({"game": "boardgame", "players": 4, "options": {"max_rounds": 20}}))
answer = conn.getresponse()
table, cookie = f"/api/tables/{json.loads(answer.read())['id']}", answer.getheader("Set-Cookie").split(";")[0]
ws, page, own, seat, busy, sealed, opened = Socket(f"{table}/socket", cookie), {}, None, None, False, False, False
part = os.urandom(32)  # what this player adds to the deal: sealed in the lobby, opened when the host has started
ws.send({"sit": {"name": "Python"}})
while page.get("phase") != "over":
    message = ws.receive()
    if "page" in message:
        page, own, seat = (message["page"][key] for key in ("page", "own", "seat"))
    news = message.get("news", {})
    page, own = patch(page, news.get("changes", [])), patch(own, news.get("own", []))
    time.sleep(0.3 if "refused" in message else 0)  # too fast, or somebody else came first
    busy = busy and "refused" not in message and message.get("done", {}).get("id") != ws.next - 1
    if seat is not None and not sealed:
        seal = hashlib.sha256(b"whiteout seal 1" + bytes(page["commitment"]) + bytes([seat]) + part).digest()
        for command in [{"ready": {"ready": True, "seal": list(seal)}}, *3 * [{"add_bot": {"level": "novice"}}], "start"]:
            ws.send(command)
        sealed = True
    if not opened and seat in page.get("shuffle", {}).get("waiting", []):
        ws.send({"unseal": {"part": list(part)}})
        opened = True
    if page.get("phase") == "playing" and own and own["legal"] and not busy:
        ws.send({"act": {"action": random.choice(own["legal"])}})
        busy = True
print("over:", json.dumps(page["table"]["outcome"]), f"http://{host}:{port}{table}/game")
