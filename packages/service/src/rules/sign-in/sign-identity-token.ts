import { importJWK, type JWTPayload, SignJWT } from "jose";
import { signInDefaults } from "../../generated/service.js";
import { currentKey, type KeyOptions } from "./current-key.js";

/** Signs the claims of an identity token. */
export async function signIdentityToken(claims: JWTPayload, options: KeyOptions): Promise<string> {
  const key = await currentKey(options);
  const header = { alg: signInDefaults.algorithm, kid: key.kid, typ: "JWT" };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, signInDefaults.algorithm));
}
