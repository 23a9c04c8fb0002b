import { subscriptionsOf } from "../events/event-rows.js";
import type { EventCase, EventFile } from "../formats/index.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { byFamily } from "./families.js";
import { fieldTable } from "./field-tables.js";
import { type Blocks, bullets, code, codeList, entries, entryLink, page, section, table } from "./markdown.js";

/** The page of the bodies that apps are sent, from the table of all events. */
const bodiesPage = "envelopes/README.md";

/** The pages of the events of a set: one per family, their bodies, and the table of all. None without events. */
export function eventPages(webapi: ResolvedWebapi, folder: string): readonly OutputFile[] {
  if (webapi.events.length === 0) return [];
  const families = byFamily(webapi.events.map(({ value }) => value));
  const events = [...families].map(([family, members]) => ({
    path: `${folder}/web-api/events/${family}.md`,
    text: page(eventsFolder(webapi), [
      `# ${family} events`,
      ...entries(members.map((event) => ({ name: event.name, blocks: eventBlocks(event) }))),
    ]),
  }));
  const bodies = webapi.envelopes.map(({ value: { name, description, fields } }) => ({
    name,
    blocks: [description, section("Fields", fieldTable(fields))],
  }));
  const pages = new Map([...families].flatMap(([family, members]) => members.map(({ name }) => [name, family])));
  const linkOf = (name: string) => entryLink(name, `events/${pages.get(name)}.md`);
  return [
    ...events,
    {
      path: `${folder}/web-api/${bodiesPage}`,
      text: page(`${eventsFolder(webapi)}/envelopes`, ["# Bodies for apps", "What apps are sent.", ...entries(bodies)]),
    },
    { path: `${folder}/web-api/events.md`, text: catalogPage(webapi, linkOf) },
  ];
}

function eventsFolder({ folder }: ResolvedWebapi): string {
  return folder.replace(/\/webapi$/, "/events");
}

const audiences = {
  app: "the app that it is about",
  user: "apps that the acting user has authorized",
  workspace: "every app of the workspace",
  contextual: "apps that see its subject",
} as const;

function eventBlocks(value: EventFile): Blocks {
  const { description, payload, variants } = value;
  const cases = (variants?.cases ?? []).map((each) => caseSection(variants?.by ?? "", each));
  return [
    description,
    bullets([
      `Receivers: ${audiences[value.class]}`,
      ...(value.kindScopes === undefined ? [`Scopes: ${scopesText(value.scopes ?? [])}`] : []),
      `Origin: ${originText(value)}`,
    ]),
    section("Subscriptions", subscriptionTable(value)),
    section(variants === undefined ? "Payload" : "Fields of every case", fieldTable(payload)),
    ...cases,
  ];
}

function subscriptionTable(event: EventFile): string | undefined {
  if (event.kindScopes === undefined) return undefined;
  const rows = subscriptionsOf(event).map(({ name, kind = "", scopes }) => [code(name), kind, scopesText(scopes)]);
  return table(["Subscription", "Kind of conversation", "One of these scopes"], rows);
}

function scopesText(scopes: readonly string[]): string {
  return scopes.length === 0 ? "none" : codeList(scopes);
}

function originText({ emit, reason = "" }: Pick<EventCase, "emit" | "reason">): string {
  return emit === "control" ? `only the control plane. ${reason}` : "commits of the service";
}

function caseSection(by: string, each: EventCase): string | undefined {
  const { values, description, fields = {}, without = [], emit } = each;
  const title = values === undefined ? `Without ${code(by)}` : values.map(code).join(" or ");
  const lacking = without.length === 0 ? [] : [`It lacks ${codeList(without)}.`];
  const origin = emit === undefined ? [] : [`Origin: ${originText(each)}`];
  const having = each.having === undefined ? [] : [`It is recognized by ${code(each.having)}.`];
  const text = [description, ...having, ...lacking, ...origin].join(" ");
  return section(title, [text, fieldTable(fields)].filter((block) => block !== undefined).join("\n\n"));
}

function catalogPage(webapi: ResolvedWebapi, linkOf: (event: string) => string): string {
  const rows = webapi.events.flatMap(({ value }) =>
    subscriptionsOf(value).map(({ name, kind = "", scopes }) => [
      code(name),
      linkOf(value.name),
      kind,
      scopesText(scopes),
      value.class,
      value.emit,
    ]),
  );
  const envelopes = webapi.envelopes.map(({ value: { name, description } }) => [
    entryLink(name, bodiesPage),
    description,
  ]);
  return page(eventsFolder(webapi), [
    "# Events",
    "Events that apps can subscribe to. An installation needs one of the scopes. An event whose origin is `control` is sent only by the control plane; its page has the reason.",
    table(["Subscription", "Event", "Kind of conversation", "One of these scopes", "Class", "Origin"], rows),
    section("Classes", bullets(Object.entries(audiences).map(([name, text]) => `${code(name)}: received by ${text}`))),
    section("Bodies", table(["Body", "Meaning"], envelopes)),
  ]);
}
