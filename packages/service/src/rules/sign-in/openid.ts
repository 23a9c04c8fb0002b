import type { Clock } from "@rollcall/webapi-core";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { signInDefaults } from "../../generated/service.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import { type SigningKey, sharedSlot, signingKeyPlace, signingKeys } from "../../model/signing-key.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import { millisecondsOf, toInstant } from "../../values/instant.js";
import type { Sealer } from "../../values/secrets.js";
import { signInKeysPath, signInPath } from "../../values/site-addresses.js";

/** The documents that clients of OpenID Connect read before they use the service. */
export interface Openid {
  /** The configuration document of OpenID Connect Discovery 1.0 §4. */
  readonly configuration: () => Readonly<Record<string, unknown>>;
  /** The keys that verify identity tokens, as a JWK set (RFC 7517 §5). */
  readonly keys: () => Promise<{ readonly keys: readonly JWK[] }>;
}

/** Dependencies of {@link createOpenid}. */
interface OpenidOptions extends Omit<KeyOptions, "nowMs"> {
  readonly clock: Pick<Clock, "now">;
  readonly issuer: string;
  readonly siteUrl: string;
  /** Address of the methods, without a trailing slash. */
  readonly apiUrl: string;
}

/** Creates what clients of OpenID Connect read. */
export function createOpenid({ clock, issuer, siteUrl, apiUrl, ...options }: OpenidOptions): Openid {
  return {
    configuration: () => ({
      issuer,
      authorization_endpoint: `${siteUrl}${signInPath}`,
      token_endpoint: `${apiUrl}/openid.connect.token`,
      userinfo_endpoint: `${apiUrl}/openid.connect.userInfo`,
      jwks_uri: `${siteUrl}${signInKeysPath}`,
      scopes_supported: signInDefaults.scopes.split(" "),
      response_types_supported: ["code"],
      response_modes_supported: ["form_post"],
      grant_types_supported: ["authorization_code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [signInDefaults.algorithm],
      claims_supported: signInDefaults.claims.split(" "),
      claims_parameter_supported: false,
      request_parameter_supported: false,
      request_uri_parameter_supported: true,
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    }),
    keys: async () => ({ keys: await publicKeys({ ...options, nowMs: clock.now().getTime() }) }),
  };
}

/** A private key with its name. */
interface PrivateKey extends JWK {
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** Holds the key that a process signs identity tokens with. Services over several stores share one. */
export interface KeyHolder {
  /** Absent until the key is needed. */
  key?: Promise<PrivateKey>;
}

/** Dependencies of the keys. */
export interface KeyOptions {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly nowMs: number;
  readonly holder: KeyHolder;
}

/** Keys that are listed at most. */
const maxKeys = 100;

/** Time after which a key without its private part is removed, when another one is made. */
const unusedMs = 86_400_000;

/**
 * The key that signs identity tokens. All servers of a database share one. A server that cannot seal it has its own, and
 * shares the public part. The first call makes the key.
 */
export function currentKey(options: KeyOptions): Promise<PrivateKey> {
  return decide<PrivateKey>(options.store, () => decideKey(options));
}

/** The public keys that verify identity tokens. */
export async function publicKeys(options: KeyOptions): Promise<readonly JWK[]> {
  await currentKey(options);
  const stored = await options.store.list(signingKeys, "oldest", {}, { limit: maxKeys });
  return stored.map(({ kid, n, e }) => ({ kty: "RSA", use: "sig", alg: signInDefaults.algorithm, kid, n, e }));
}

async function decideKey({ store, sealer, nowMs, holder }: KeyOptions): Promise<Decision<PrivateKey>> {
  const isShared = sealer.seal("", signingKeyPlace) !== undefined;
  const shared = isShared ? await store.get(signingKeys, { slot: sharedSlot }) : undefined;
  if (shared?.sealed !== undefined) {
    holder.key = Promise.resolve(JSON.parse(sealer.open(shared.sealed, signingKeyPlace)));
    return { kind: "answer", answer: await holder.key };
  }
  // A world that was loaded again keeps the key, so that clients need not fetch it again.
  holder.key ??= makeKey();
  const key = await holder.key;
  const slot = isShared ? sharedSlot : key.kid;
  // Another process may have stored the shared one meanwhile; then the commit fails and that one is read.
  const isStored = !isShared && (await store.get(signingKeys, { slot })) !== undefined;
  if (isStored) return { kind: "answer", answer: key };
  const { kid, n, e } = key;
  const sealed = sealer.seal(JSON.stringify(key), signingKeyPlace);
  const made = { slot, version: 1, created: toInstant(nowMs), kid, n, e, ...(sealed !== undefined && { sealed }) };
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(signingKeys, { slot }, 0)],
      writes: [
        ...(await findUnused(store, nowMs)).map((old) => remove(signingKeys, { slot: old.slot })),
        put(signingKeys, made),
      ],
    },
    answer: () => key,
  };
}

/** Keys of processes that have probably ended. A process that still has such a key stores it again. */
async function findUnused(store: Pick<Store, "list">, nowMs: number): Promise<readonly SigningKey[]> {
  const all = await store.list(signingKeys, "oldest", {}, { limit: maxKeys });
  return all.filter(({ sealed, created }) => sealed === undefined && millisecondsOf(created) < nowMs - unusedMs);
}

/** Keys of RSA need the platform's own source of randomness. */
async function makeKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair(signInDefaults.algorithm, { extractable: true });
  const { n = "", e = "", ...parts } = await exportJWK(privateKey);
  return { ...parts, n, e, kid: await calculateJwkThumbprint({ kty: "RSA", n, e }) };
}
