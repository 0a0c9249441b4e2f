b = b"abc\x00\xff"
print(b, b[0], b[1:3], b.hex(), bytes([65, 66]), bytearray(b"xy"), "ก".encode(), b"\xe0\xb8\x81".decode())
import base64, hashlib, zlib
print(base64.b64encode(b"panya"), hashlib.sha256(b"panya").hexdigest()[:16], hashlib.md5(b"a").hexdigest(), zlib.crc32(b"panya"))
