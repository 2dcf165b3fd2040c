import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** As much of CBOR as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value];
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

type Options = { readonly verified?: boolean };

/** A passkey in software. Without `verified` it is like a key that anyone in the room could touch. */
export function fakeAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const rpHash = sha256(new URL(origin).hostname);
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };
  let userHandle = "";
  let uses = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flagsOf = ({ verified = true }: Options) => userPresent | (verified ? userVerified : 0);

  return {
    register({ challenge, user }: { challenge: string; user: { id: string } }, options: Options = {}) {
      userHandle = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const flags = Buffer.from([flagsOf(options) | hasCredential]);
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([rpHash, flags, Buffer.alloc(4), Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      };
      return { ...credential, response };
    },

    authenticate({ challenge }: { challenge: string }, options: Options = {}) {
      uses += 1;
      const data = Buffer.concat([rpHash, Buffer.from([flagsOf(options)]), Buffer.from([0, 0, 0, uses])]);
      const json = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(json)]), privateKey);
      const response = {
        clientDataJSON: json.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}
