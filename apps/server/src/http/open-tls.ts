import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import type { TlsOptions } from "@rollcall/server-adapters/node";
import { describeSystemError, StartError } from "../errors/start-error.js";
import { defaultHost, type ServerOptions } from "../options/server-options.js";

/** The certificates that a server uses, and the one that clients have to trust. */
export interface OpenTls {
  readonly tls: TlsOptions;
  /** Certificate of the authority that was made for the server, in PEM. Absent if files state the certificate. */
  readonly certificate?: string;
}

/**
 * Opens the certificates of a server that serves HTTPS; undefined for HTTP.
 * @throws StartError if a file is missing, cannot be read, or contains something else
 */
export async function openTls({
  tls,
  tlsCert,
  tlsKey,
  host = defaultHost,
}: ServerOptions): Promise<OpenTls | undefined> {
  if (tlsCert !== undefined || tlsKey !== undefined) return readFiles(tlsCert, tlsKey);
  if (tls !== true) return undefined;
  const { createAuthority } = await import("@rollcall/intercept");
  const authority = createAuthority();
  const { contextFor, credentialsFor, certificate } = authority;
  const own = new Set(["localhost", "127.0.0.1", "::1", ...(isIP(host) === 0 ? [] : [host])]);
  return { tls: { ...credentialsFor(...own), contextFor }, certificate };
}

async function readFiles(certPath: string | undefined, keyPath: string | undefined): Promise<OpenTls> {
  if (certPath === undefined || keyPath === undefined) {
    const [given, missing] = certPath === undefined ? ["key", "--tls-cert"] : ["certificate", "--tls-key"];
    throw new StartError(`HTTPS needs a certificate and its key: there is a ${given} only; pass ${missing} too`);
  }
  const [cert, key] = [await readPem("certificate", certPath), await readPem("key", keyPath)];
  const certificate = parse(() => new X509Certificate(cert), `${certPath} contains no certificate as PEM`);
  const privateKey = parse(
    () => createPrivateKey(key),
    `${keyPath} contains no private key as PEM without a passphrase`,
  );
  if (!certificate.checkPrivateKey(privateKey))
    throw new StartError(`the key in ${keyPath} is not that of ${certPath}`);
  return { tls: { key, cert } };
}

async function readPem(what: string, path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: unknown) => {
    throw new StartError(`cannot read the ${what} ${path}: ${describeSystemError(error)}`, { cause: error });
  });
}

function parse<Parsed>(read: () => Parsed, sentence: string): Parsed {
  try {
    return read();
  } catch (cause) {
    throw new StartError(sentence, { cause });
  }
}
