import { createHash, createHmac, randomBytes } from "node:crypto";
import { encode, explicit, integer, octets, oid, sequence, set } from "./der.js";

/** Java trusts a certificate of a store only with this attribute, for the usages that it names: here, any. */
const trustedUsage = "2.16.840.1.113894.746875.1.1";
const anyUsage = "2.5.29.37.0";
const rounds = 2048;

/**
 * Creates a PKCS #12 store of certificates that Java trusts.
 * @param certificates in PEM
 * @param password at most 31 characters
 * @see https://www.rfc-editor.org/rfc/rfc7292
 */
export function createTrustStore(certificates: readonly string[], password: string): Uint8Array {
  const bags = certificates.map((pem, at) => toBag(pemBody(pem), `authority ${at}`));
  const safe = sequence(contentOf(sequence(...bags)));
  const salt = randomBytes(8);
  const digest = createHmac("sha1", macKey(password, salt)).update(safe).digest();
  const algorithm = sequence(oid("1.3.14.3.2.26"), encode(0x05));
  const mac = sequence(sequence(algorithm, octets(digest)), octets(salt), integer(rounds >> 8, rounds & 0xff));
  return sequence(integer(3), contentOf(safe), mac);
}

/** The bytes of a certificate. */
function pemBody(pem: string): Buffer {
  return Buffer.from(pem.replace(/-----[^-]*-----/g, ""), "base64");
}

function toBag(certificate: Buffer, name: string): Buffer {
  const content = sequence(oid("1.2.840.113549.1.9.22.1"), explicit(0, octets(certificate)));
  const attributes = set(
    sequence(oid("1.2.840.113549.1.9.20"), set(encode(0x1e, wide(name)))),
    sequence(oid(trustedUsage), set(oid(anyUsage))),
  );
  return sequence(oid("1.2.840.113549.1.12.10.1.3"), explicit(0, content), attributes);
}

/** Content that is neither signed nor encrypted. */
function contentOf(bytes: Buffer): Buffer {
  return sequence(oid("1.2.840.113549.1.7.1"), explicit(0, octets(bytes)));
}

/** Derives the key of the checksum, which is as long as one hash (RFC 7292, appendix B.2). */
function macKey(password: string, salt: Buffer): Buffer {
  const block = 64;
  const repeated = (bytes: Buffer) => Buffer.alloc(block * Math.ceil(bytes.byteLength / block), bytes);
  let key = Buffer.concat([Buffer.alloc(block, 3), repeated(salt), repeated(wide(`${password}\0`))]);
  for (let round = 0; round < rounds; round += 1) key = createHash("sha1").update(key).digest();
  return key;
}

/** Text of two bytes per character, the higher one first. */
function wide(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}
