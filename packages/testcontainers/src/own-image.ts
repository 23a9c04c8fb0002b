import { readFileSync } from "node:fs";

/** The published image for tests whose version is that of this package. */
export function ownImage(): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return `ghcr.io/rollcall-dev/rollcall:${version}-double`;
}
