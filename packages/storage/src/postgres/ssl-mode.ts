import { StorageError } from "../storage-error.js";

const plain = ["disable", "no-verify"];
const checked = ["prefer", "require", "verify-ca", "verify-full"];
const sslMode = /(?<=[?&]sslmode=)[^&#]*/;

/**
 * An address whose `sslmode` says what the driver does: it checks the server's certificate for whatever asks for TLS, and
 * warns at length of every name but `verify-full`.
 * @throws StorageError where there is no such mode, which the driver would take for one that asks for TLS
 */
export function withKnownSslMode(url: string): string {
  const [mode] = sslMode.exec(url) ?? [];
  if (mode === undefined || plain.includes(mode) || url.includes("uselibpqcompat=true")) return url;
  if (checked.includes(mode)) return url.replace(sslMode, "verify-full");
  const known = `${plain.join(", ")}, ${checked.slice(0, -1).join(", ")} or ${checked.at(-1)}`;
  throw new StorageError("unreachable", `The sslmode of a PostgreSQL database is ${known}.`);
}
