import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { fileURLToPath } from "node:url";
import type { Interceptor } from "./start-interceptor.js";
import { createTrustStore } from "./trust-store.js";

/** Variables for a program, and the files that they name. */
export interface Environment extends AsyncDisposable {
  readonly variables: Readonly<Record<string, string>>;
  /** Reads the hosts, with their ports, to which Node and Python did not connect because the run is offline. */
  refused(): Promise<readonly string[]>;
}

/** Parts of an interceptor that programs need, and the hosts that it leads. */
export interface LedBy extends Pick<Interceptor, "proxyUrl" | "tlsPort" | "certificate"> {
  readonly hosts: readonly string[];
  /** Whether Node and Python refuse connections to other hosts, except those of `NO_PROXY`. Default: false. */
  readonly offline?: boolean;
}

/** Modules that run inside of programs. A bundle of this package has them elsewhere. */
export interface LoadedFiles {
  /** Module that Node loads before a program. */
  readonly preload: URL;
  /** Folder of the module that Python loads at its start. */
  readonly python: URL;
}

/** Password of a store without secrets, which Java asks for. */
const storePassword = "changeit";
const localHosts = ["localhost", "127.0.0.1", "::1"];
/** Variables with the file of the authorities that a client trusts instead of its own. */
const bundles = ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "AWS_CA_BUNDLE", "GIT_SSL_CAINFO"];

/**
 * Writes the certificates of an interceptor for clients of many languages, in a temporary folder, and returns the variables that
 * lead a program and its children: a proxy for clients that read its variables, a module that Node and Python load at
 * their start for those that do not, and the trusted authorities, the system's own included.
 * @param env variables that the program would have, some of which are extended
 * @param files modules that programs load. Default: those of this package.
 */
export async function createEnvironment(
  led: LedBy,
  env: NodeJS.ProcessEnv = process.env,
  { preload, python }: LoadedFiles = ownFiles(),
): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-run-"));
  const file = (name: string) => join(folder, name);
  const [own, all, store] = [file("authority.pem"), file("authorities.pem"), file("authorities.p12")];
  const authorities = [led.certificate, ...(await readAuthorities(env))];
  await Promise.all([
    writeFile(own, await withExtra(led.certificate, env)),
    writeFile(all, authorities.join("\n")),
    writeFile(store, createTrustStore(authorities, storePassword)),
  ]);
  const { proxyUrl, hosts, tlsPort: port, certificate, offline = false } = led;
  const direct = [...new Set([...split(env["NO_PROXY"] ?? env["no_proxy"], ","), ...localHosts])];
  const noProxy = direct.join(",");
  const refusals = file("refused.txt");
  const refuse = { except: direct.map((name) => name.trim().replace(/^\*?\./, "")), file: refusals };
  const variables = {
    HTTPS_PROXY: proxyUrl,
    https_proxy: proxyUrl,
    HTTP_PROXY: proxyUrl,
    http_proxy: proxyUrl,
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    ROLLCALL_INTERCEPT: JSON.stringify({ hosts, port, certificate, ...(offline && { refuse }) }),
    NODE_USE_ENV_PROXY: "1",
    NODE_EXTRA_CA_CERTS: own,
    NODE_OPTIONS: joined(env["NODE_OPTIONS"], `--import=${preload.href}`, " "),
    PYTHONPATH: joined(fileURLToPath(python), env["PYTHONPATH"], process.platform === "win32" ? ";" : ":"),
    JAVA_TOOL_OPTIONS: joined(env["JAVA_TOOL_OPTIONS"], javaOptions(new URL(proxyUrl), store), " "),
    ...Object.fromEntries(bundles.map((name) => [name, all])),
  };
  const refused = async () => {
    const text = await readFile(refusals, "utf8").catch(() => "");
    return [...new Set(split(text, "\n"))];
  };
  return { variables, refused, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

function ownFiles(): LoadedFiles {
  // Also from sources, as other programs load only what is compiled.
  return { preload: new URL("../dist/preload.js", import.meta.url), python: new URL("../python", import.meta.url) };
}

function javaOptions({ hostname, port }: URL, store: string): string {
  const proxies = ["http", "https"].flatMap((each) => [
    `-D${each}.proxyHost=${hostname}`,
    `-D${each}.proxyPort=${port}`,
  ]);
  const trusted = [
    `-Djavax.net.ssl.trustStore=${store}`,
    "-Djavax.net.ssl.trustStoreType=PKCS12",
    `-Djavax.net.ssl.trustStorePassword=${storePassword}`,
  ];
  return [...proxies, ...trusted].join(" ");
}

/** The authorities that the program would trust: those of Node, of the system, and of the files that variables name. */
async function readAuthorities(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const known = [...getCACertificates("default"), ...getCACertificates("system")];
  const files = new Set(["NODE_EXTRA_CA_CERTS", ...bundles].flatMap((name) => env[name] ?? []));
  const given = await Promise.all([...files].map((path) => readFile(path, "utf8").catch(() => "")));
  const found = given.flatMap((text) => text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []);
  return [...new Set([...known, ...found].map((pem) => pem.trim()))];
}

/** Node adds this file to its own authorities, and reads only one. */
async function withExtra(certificate: string, env: NodeJS.ProcessEnv): Promise<string> {
  const path = env["NODE_EXTRA_CA_CERTS"];
  const extra = path === undefined ? "" : await readFile(path, "utf8").catch(() => "");
  return `${certificate}\n${extra}`;
}

function split(text: string | undefined, mark: string): readonly string[] {
  return (text ?? "").split(mark).filter((each) => each !== "");
}

function joined(first: string | undefined, second: string | undefined, mark: string): string {
  return [first, second].filter((each) => each !== undefined && each !== "").join(mark);
}
