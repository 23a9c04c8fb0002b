import { randomBytes } from "node:crypto";
import forge from "node-forge";

const { asn1, pki } = forge;

/** Java trusts a certificate of a store only with this attribute, for the usages that it names: here, any. */
const trustedUsage = "2.16.840.1.113894.746875.1.1";
const anyUsage = "2.5.29.37.0";
const rounds = 2048;

/**
 * Creates a PKCS #12 store of certificates that Java trusts.
 * @param certificates in PEM
 * @see https://www.rfc-editor.org/rfc/rfc7292
 */
export function createTrustStore(certificates: readonly string[], password: string): Uint8Array {
  const bags = certificates.map((pem, at) => toBag(pemBody(pem), `authority ${at}`));
  const safe = asn1.toDer(sequence(...[sequence(...bags)].map((each) => contentOf(each)))).getBytes();
  const salt = randomBytes(8).toString("binary");
  // The type declarations lack it.
  const { generateKey } = forge.pkcs12 as unknown as { generateKey: GenerateKey };
  const key = generateKey(password, forge.util.createBuffer(salt), 3, rounds, 20);
  const mac = forge.hmac.create();
  mac.start("sha1", key);
  mac.update(safe);
  const digest = sequence(sequence(oid(named("sha1")), empty()), octets(mac.digest().getBytes()));
  const store = sequence(
    integer(3),
    sequence(oid(named("data")), explicit(octets(safe))),
    sequence(digest, octets(salt), integer(rounds)),
  );
  return Buffer.from(asn1.toDer(store).getBytes(), "binary");
}

type GenerateKey = (
  password: string,
  salt: forge.util.ByteStringBuffer,
  id: number,
  rounds: number,
  bytes: number,
) => forge.util.ByteStringBuffer;
type Node = forge.asn1.Asn1;

/** The bytes of a certificate as a binary string, which is how the library keeps bytes. */
function pemBody(pem: string): string {
  const [first] = forge.pem.decode(pem);
  return first?.body ?? "";
}

function toBag(certificate: string, name: string): Node {
  const value = sequence(oid(named("x509Certificate")), explicit(octets(certificate)));
  const text = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.BMPSTRING, false, name);
  const attributes = [sequence(oid(named("friendlyName")), set(text)), sequence(oid(trustedUsage), set(oid(anyUsage)))];
  return sequence(oid(named("certBag")), explicit(value), set(...attributes));
}

function contentOf(bags: Node): Node {
  return sequence(oid(named("data")), explicit(octets(asn1.toDer(bags).getBytes())));
}

function named(name: string): string {
  const id = pki.oids[name];
  if (id === undefined) throw new Error(`no object identifier ${name}`);
  return id;
}

function sequence(...parts: Node[]): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, parts);
}

function set(...parts: Node[]): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, parts);
}

function explicit(part: Node): Node {
  return asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, [part]);
}

function oid(id: string): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(id).getBytes());
}

function octets(bytes: string): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.OCTETSTRING, false, bytes);
}

function integer(value: number): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.INTEGER, false, asn1.integerToDer(value).getBytes());
}

function empty(): Node {
  return asn1.create(asn1.Class.UNIVERSAL, asn1.Type.NULL, false, "");
}
