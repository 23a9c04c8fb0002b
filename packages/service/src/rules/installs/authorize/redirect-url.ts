const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A redirect URL that may be used. */
interface RedirectUrl {
  /** As the browser is sent there. */
  readonly href: string;
  /** Whether it leads to an application on the person's device. */
  readonly isDesktop: boolean;
}

/** Which redirect URLs an app may use. */
export interface RedirectRules {
  /** The configured URLs. */
  readonly allowed: readonly string[];
  /** Whether the app uses PKCE, with which a loopback address leads to an application on the device. */
  readonly isPublic: boolean;
  /** Whether a redirect may lead to a host by http. Loopback hosts always may. */
  readonly allowsHttp: (host: string) => Promise<boolean>;
}

/**
 * Checks the redirect URL of an app: it equals a configured one, or lies below its path.
 * @param sent default: the first configured URL
 * @returns undefined for a URL that must not be used
 */
export async function findRedirectUrl(
  sent: string | undefined,
  { allowed, isPublic, allowsHttp }: RedirectRules,
): Promise<RedirectUrl | undefined> {
  const wanted = sent ?? allowed[0];
  const url = wanted === undefined ? undefined : parse(wanted);
  if (wanted === undefined || url === undefined) return undefined;
  if (!allowed.includes(wanted) && !(hasPlainPath(wanted) && allowed.some((each) => covers(each, url))))
    return undefined;
  const isPlain = url.protocol === "http:" && !loopback.test(url.hostname);
  if (isPlain && !(await allowsHttp(url.hostname.replace(/^\[(.*)\]$/, "$1")))) return undefined;
  const isOwnScheme = url.protocol !== "http:" && url.protocol !== "https:";
  return { href: url.href, isDesktop: isOwnScheme || (isPublic && loopback.test(url.hostname)) };
}

/** A URL that browsers read as it is written: without a fragment, a user, a backslash, a space or a control character. */
function parse(text: string): URL | undefined {
  if (unreadable.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username !== "" || url.password !== "" || refused.has(url.protocol) ? undefined : url;
}

/** The last part is an authority with a user, even one without a name. */
const unreadable = /[#\\\s\p{Cc}]|^[^/?]*\/\/[^/?]*@/u;

/** Schemes with which a browser runs or shows text of the URL itself. */
const refused: ReadonlySet<string> = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"]);

/**
 * Whether a path has the same segments for everyone. A segment of dots leads up, to some servers even with parameters
 * behind it. An encoded dot, slash or backslash becomes one where the path is decoded, once or several times.
 */
function hasPlainPath(text: string): boolean {
  const [, path = ""] = /^[^:]*:(?:\/\/[^/?]*)?([^?]*)/.exec(text) ?? [];
  return !/(?:^|\/)\.{1,2}(?:[/;]|$)/.test(path) && !/%(?:25)*(?:2e|2f|5c)/i.test(path);
}

function covers(configured: string, url: URL): boolean {
  const base = URL.canParse(configured) ? new URL(configured) : undefined;
  if (base === undefined || base.protocol !== url.protocol || base.host !== url.host) return false;
  if (base.pathname === url.pathname) return base.search === "" || base.search === url.search;
  const folder = base.pathname.endsWith("/") ? base.pathname : `${base.pathname}/`;
  return base.search === "" && url.pathname.startsWith(folder);
}
