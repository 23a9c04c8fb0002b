import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createSecureContext, type SecureContext } from "node:tls";
import forge from "node-forge";

/** A certificate authority that exists as long as its process. Its key never leaves memory. */
export interface Authority {
  /** Its certificate in PEM. */
  readonly certificate: string;
  /** Returns what a server needs to be the given host; made once for each. */
  contextFor(host: string): SecureContext;
}

const dayMs = 86_400_000;
const usages = { digitalSignature: true, keyEncipherment: true };

/** Creates an authority whose certificates are valid for a day. */
export function createAuthority(): Authority {
  const own = createKey();
  const leaf = createKey();
  const issuer = [{ name: "commonName", value: `Rollcall, for one run (${randomBytes(4).toString("hex")})` }];
  const root = sign({ subject: issuer, issuer, publicKey: own.publicKey, by: own.privateKey }, [
    { name: "basicConstraints", cA: true, critical: true },
    { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    { name: "subjectKeyIdentifier" },
  ]);
  const certificate = forge.pki.certificateToPem(root);
  const contexts = new Map<string, SecureContext>();
  const makeContext = (host: string): SecureContext => {
    const made = sign(
      {
        subject: [{ name: "commonName", value: host.slice(0, 64) }],
        issuer,
        publicKey: leaf.publicKey,
        by: own.privateKey,
      },
      [
        { name: "basicConstraints", cA: false },
        { name: "keyUsage", ...usages, critical: true },
        { name: "extKeyUsage", serverAuth: true },
        { name: "subjectAltName", altNames: [{ type: 2, value: host }] },
      ],
    );
    return createSecureContext({ key: leaf.pem, cert: forge.pki.certificateToPem(made) + certificate });
  };
  return {
    certificate,
    contextFor(host) {
      const name = host.toLowerCase();
      const context = contexts.get(name) ?? makeContext(name);
      contexts.set(name, context);
      return context;
    },
  };
}

interface Key {
  readonly pem: string;
  readonly publicKey: forge.pki.rsa.PublicKey;
  readonly privateKey: forge.pki.rsa.PrivateKey;
}

/** OpenSSL makes keys a hundred times as fast as the library that signs with them. */
function createKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    pem: privateKey,
    publicKey: forge.pki.publicKeyFromPem(publicKey) as forge.pki.rsa.PublicKey,
    privateKey: forge.pki.privateKeyFromPem(privateKey) as forge.pki.rsa.PrivateKey,
  };
}

interface Signed {
  readonly subject: forge.pki.CertificateField[];
  readonly issuer: forge.pki.CertificateField[];
  readonly publicKey: forge.pki.PublicKey;
  readonly by: forge.pki.rsa.PrivateKey;
}

function sign({ subject, issuer, publicKey, by }: Signed, extensions: object[]): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = publicKey;
  // A serial number is positive.
  made.serialNumber = `00${randomBytes(15).toString("hex")}`;
  // A clock that is a little late is no reason to refuse.
  made.validity.notBefore = new Date(Date.now() - dayMs);
  made.validity.notAfter = new Date(Date.now() + dayMs);
  made.setSubject(subject);
  made.setIssuer(issuer);
  made.setExtensions(extensions);
  made.sign(by, forge.md.sha256.create());
  return made;
}
