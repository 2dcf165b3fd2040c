import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The peer: the minimum with which Node.js can send a page. One buffer, and the three headers that a browser needs; it
 * ignores the request. Arguments: the port, the compressed file.
 */
const [port, file = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": body.byteLength,
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
