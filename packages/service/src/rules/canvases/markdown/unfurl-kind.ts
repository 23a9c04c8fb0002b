import { idPatterns } from "../../../generated/service.js";

const [user, channel, canvas, file, workspace] = [
  idPatterns.user,
  idPatterns.channel,
  idPatterns.canvas,
  idPatterns.file,
  idPatterns.workspace,
].map(({ source }) => source.slice(1, -1));

const conversation = [channel, idPatterns.dm.source.slice(1, -1)].join("|");

/** URL paths by what they show. The first match counts. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^/docs/${workspace}/${canvas}$`), "canvas unfurl"],
  [new RegExp(`^/files/(?:${user})/${file}(?:/[^/]*)?$`), "file unfurl"],
  [new RegExp(`^/archives/(?:${conversation})/p\\d{16}$`), "message unfurl"],
  [new RegExp(`^/team/(?:${user})$`), "user unfurl"],
  [/\/r\/\w+\/(?:[0-9A-Za-z]{15}|[0-9A-Za-z]{18})(?:\/view)?$/, "record unfurl"],
];

/** The kind of preview for an address in a canvas; undefined if it is not a web address. */
export function unfurlKind(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return undefined;
  return kinds.find(([pattern]) => pattern.test(url.pathname))?.[1] ?? "website unfurl";
}
