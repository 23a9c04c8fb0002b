import { InvalidArgumentError, Option, type OptionValues } from "commander";
import type { ServerOptions } from "../options/server-options.js";

type AddressFlags = Pick<
  ServerOptions,
  "siteUrl" | "tls" | "tlsCert" | "tlsKey" | "issuer" | "trustProxy" | "allowedHosts" | "allowOrigins" | "deliverTo"
>;

/** The flags for the addresses of a server. */
export function createAddressOptions(): readonly Option[] {
  return [
    new Option("--site-url <url>", "public URL, which starts locations, profile URLs, photos and exports")
      .env("ROLLCALL_SITE_URL")
      .argParser(readSiteUrl),
    new Option("--tls", "serve HTTPS, with certificates of an authority that is made for this run").env("ROLLCALL_TLS"),
    new Option("--tls-cert <file>", "serve HTTPS with this certificate, as PEM").env("ROLLCALL_TLS_CERT"),
    new Option("--tls-key <file>", "private key of that certificate, as PEM").env("ROLLCALL_TLS_KEY"),
    new Option("--issuer <url>", "issuer of identity tokens, and the start of their claims; the public URL by default")
      .env("ROLLCALL_ISSUER")
      .argParser(readSiteUrl),
    new Option(
      "--trust-proxy <address...>",
      "proxies whose X-Forwarded headers are trusted: addresses, ranges, loopback, private",
    )
      .env("ROLLCALL_TRUST_PROXY")
      .argParser(readNames),
    new Option(
      "--allowed-host <name...>",
      "additional host names under which a server with a control plane answers; localhost always works",
    )
      .env("ROLLCALL_ALLOWED_HOSTS")
      .argParser(readNames),
    new Option(
      "--allow-origin <origin...>",
      "sites whose pages may use a server with a control plane, such as http://localhost:3000",
    )
      .env("ROLLCALL_ALLOW_ORIGINS")
      .argParser(readNames),
    new Option("--deliver-to <host...>", "more hosts that events may be sent to: names, *.names, addresses, ranges")
      .env("ROLLCALL_DELIVER_TO")
      .argParser(readNames),
  ];
}

/** Separates these flags from the rest. */
export function takeAddressFlags(values: OptionValues): {
  readonly flags: AddressFlags;
  readonly rest: OptionValues;
} {
  const { siteUrl, tls, tlsCert, tlsKey, issuer, trustProxy, allowedHost, allowOrigin, deliverTo, ...rest } = values;
  const flags: AddressFlags = {
    ...(siteUrl !== undefined && { siteUrl }),
    ...(tls === true && { tls }),
    ...(tlsCert !== undefined && { tlsCert }),
    ...(tlsKey !== undefined && { tlsKey }),
    ...(issuer !== undefined && { issuer }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(allowedHost !== undefined && { allowedHosts: allowedHost }),
    ...(allowOrigin !== undefined && { allowOrigins: allowOrigin }),
    ...(deliverTo !== undefined && { deliverTo }),
  };
  return { flags, rest };
}

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new InvalidArgumentError("Expected an http or https address.");
  }
  return url.href.replace(/\/+$/, "");
}

/** Each flag takes one or more names; a variable separates names by commas. */
function readNames(text: string, before: readonly string[] = []): readonly string[] {
  const names = text.split(",").map((name) => name.trim());
  if (names.includes("")) throw new InvalidArgumentError("Expected names, separated by commas.");
  return [...before, ...names];
}
