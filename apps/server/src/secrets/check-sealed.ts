import { type Sealer, tryOpening } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { StartError } from "../errors/start-error.js";
import type { ServerOptions } from "../options/server-options.js";
import { UnsealError } from "./create-sealer.js";
import { keyFile } from "./key-file.js";

/**
 * Checks that the stored credentials can be opened.
 * @throws StartError if another key sealed them
 */
export async function checkSealed(store: Store, sealer: Sealer, options: ServerOptions): Promise<void> {
  try {
    await tryOpening(store, sealer);
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    throw new StartError(describe(error, options), { cause: error });
  }
}

function describe({ keyName }: UnsealError, { data = ".rollcall", database, secretKey }: ServerOptions): string {
  const sealed = `the credentials of apps in this database are sealed with the secret key ${keyName}`;
  if (secretKey !== undefined) return `${sealed}, not with the given one; pass that key with --secret-key`;
  if (database !== undefined) return `${sealed}; pass that key with --secret-key or ROLLCALL_SECRET_KEY`;
  return `${sealed}, which is not in ${keyFile(data)}; restore that file, or pass the key with --secret-key`;
}
