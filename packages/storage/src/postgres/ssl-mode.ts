import { StorageError } from "../storage-error.js";

const plain = ["disable", "no-verify"];
const checked = ["prefer", "require", "verify-ca", "verify-full"];
const sslMode = /(?<=[?&]sslmode=)[^&#]*/;

/**
 * Rewrites the `sslmode` of an address to match the driver, which checks the server's certificate for every mode with
 * TLS, and prints a long warning for any name but `verify-full`.
 * @throws StorageError for an unknown mode, which the driver would treat as one with TLS
 */
export function withKnownSslMode(url: string): string {
  const [mode] = sslMode.exec(url) ?? [];
  if (mode === undefined || plain.includes(mode) || url.includes("uselibpqcompat=true")) return url;
  if (checked.includes(mode)) return url.replace(sslMode, "verify-full");
  const known = `${plain.join(", ")}, ${checked.slice(0, -1).join(", ")} or ${checked.at(-1)}`;
  throw new StorageError("unreachable", `The sslmode of a PostgreSQL database must be ${known}.`);
}
