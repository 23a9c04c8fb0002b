import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";
import { createSecureContext, type SecureContext } from "node:tls";
import { bits, encode, explicit, integer, octets, oid, sequence, set, time, yes } from "./der.js";

/** A certificate authority that exists as long as its process. Its key never leaves memory. */
export interface Authority {
  /** Its certificate in PEM. */
  readonly certificate: string;
  /** Returns what a server needs to be the given host, a name or an address; made once for each. */
  contextFor(host: string): SecureContext;
  /** Makes a certificate for several names and addresses. */
  credentialsFor(...hosts: readonly string[]): Credentials;
}

/** A certificate and its key, in PEM. */
export interface Credentials {
  readonly key: string;
  /** The certificate, followed by that of the authority. */
  readonly cert: string;
}

const dayMs = 86_400_000;

/**
 * Creates an authority whose certificates are valid for 90 days: a server may run for long.
 * @see https://www.rfc-editor.org/rfc/rfc5280
 */
export function createAuthority(): Authority {
  const own = createKey();
  const leaf = createKey();
  const issuer = { name: nameOf(`Rollcall, for one run (${randomBytes(4).toString("hex")})`), key: own };
  const certificate = toPem(
    createCertificate({ subject: issuer.name, publicKey: own.publicKey }, issuer, [
      extension("2.5.29.19", sequence(yes()), { isCritical: true }),
      // It signs certificates and lists of revoked ones.
      extension("2.5.29.15", bits(Buffer.from([0b0000_0110]), 1), { isCritical: true }),
      extension("2.5.29.14", octets(own.identifier)),
    ]),
  );
  const contexts = new Map<string, SecureContext>();
  const credentialsFor = (...hosts: readonly string[]): Credentials => {
    const [first = ""] = hosts;
    const made = createCertificate({ subject: nameOf(first.slice(0, 64)), publicKey: leaf.publicKey }, issuer, [
      extension("2.5.29.19", sequence()),
      // It signs what a server says in a handshake.
      extension("2.5.29.15", bits(Buffer.from([0b1000_0000]), 7), { isCritical: true }),
      extension("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.1"))),
      extension("2.5.29.17", sequence(...hosts.map(encodeHost))),
      extension("2.5.29.35", sequence(encode(0x80, own.identifier))),
    ]);
    const key = leaf.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    return { key, cert: toPem(made) + certificate };
  };
  return {
    certificate,
    credentialsFor,
    contextFor(host) {
      const name = host.toLowerCase();
      const context = contexts.get(name) ?? createSecureContext(credentialsFor(name));
      contexts.set(name, context);
      return context;
    },
  };
}

/** A host as certificates name it: an address by its bytes. */
function encodeHost(host: string): Buffer {
  const version = isIP(host);
  if (version === 0) return encode(0x82, Buffer.from(host));
  return encode(0x87, version === 4 ? Buffer.from(host.split(".").map(Number)) : bytesOfIpv6(host));
}

function bytesOfIpv6(address: string): Buffer {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return Buffer.from([...before, ...between, ...after].map((group) => group.padStart(4, "0")).join(""), "hex");
}

interface Key {
  readonly privateKey: KeyObject;
  /** The public key as certificates contain it. */
  readonly publicKey: Uint8Array;
  /** Hash of the public key, by which certificates name it. */
  readonly identifier: Uint8Array;
}

function createKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const bytes = publicKey.export({ type: "spki", format: "der" });
  return { privateKey, publicKey: bytes, identifier: createHash("sha1").update(bytes).digest() };
}

interface Subject {
  readonly subject: Uint8Array;
  readonly publicKey: Uint8Array;
}

interface Issuer {
  readonly name: Uint8Array;
  readonly key: Key;
}

function createCertificate({ subject, publicKey }: Subject, issuer: Issuer, extensions: readonly Buffer[]): Buffer {
  const algorithm = sequence(oid("1.2.840.10045.4.3.2"));
  // A clock that is a little late is no reason to refuse.
  const [from, until] = [new Date(Date.now() - dayMs), new Date(Date.now() + 90 * dayMs)];
  const content = sequence(
    explicit(0, integer(2)),
    integer(1, ...randomBytes(15)),
    algorithm,
    issuer.name,
    sequence(time(from), time(until)),
    subject,
    publicKey,
    explicit(3, sequence(...extensions)),
  );
  return sequence(content, algorithm, bits(sign("sha256", content, issuer.key.privateKey)));
}

/** A name with only a common name. */
function nameOf(text: string): Buffer {
  return sequence(set(sequence(oid("2.5.4.3"), encode(0x0c, Buffer.from(text)))));
}

function extension(id: string, value: Buffer, { isCritical = false } = {}): Buffer {
  return sequence(oid(id), ...(isCritical ? [yes()] : []), octets(value));
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
