import { subscriptionsOf } from "../events/event-rows.js";
import type { EventCase, EventFile, LoadedFile } from "../formats/index.js";
import { kebabCase } from "../names/names.js";
import type { OutputFile } from "../output/output-file.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { fieldTable } from "./field-tables.js";
import { bullets, code, codeList, page, section, table } from "./markdown.js";

/** The pages of the events of a set: one per event and envelope, and the table of all. None without events. */
export function eventPages(webapi: ResolvedWebapi, folder: string): readonly OutputFile[] {
  if (webapi.events.length === 0) return [];
  const events = webapi.events.map((event) => ({
    path: `${folder}/web-api/events/${event.value.name}.md`,
    text: eventPage(event),
  }));
  const envelopes = webapi.envelopes.map(({ file, value }) => ({
    path: `${folder}/web-api/envelopes/${kebabCase(value.name)}.md`,
    text: page(file, [`# ${value.name}`, value.description, section("Fields", fieldTable(value.fields))]),
  }));
  return [...events, ...envelopes, { path: `${folder}/web-api/events.md`, text: catalogPage(webapi) }];
}

const audiences = {
  app: "the app that it is about",
  user: "apps that the acting user has authorized",
  workspace: "every app of the workspace",
  contextual: "apps that see its subject",
} as const;

function eventPage({ file, value }: LoadedFile<"event">): string {
  const { name, description, payload, variants } = value;
  const cases = (variants?.cases ?? []).map((each) => caseSection(variants?.by ?? "", each));
  return page(file, [
    `# ${name}`,
    description,
    bullets([
      `Receivers: ${audiences[value.class]}`,
      ...(value.kindScopes === undefined ? [`Scopes: ${scopesText(value.scopes ?? [])}`] : []),
      `Origin: ${originText(value)}`,
    ]),
    section("Subscriptions", subscriptionTable(value)),
    section(variants === undefined ? "Payload" : "Fields of every case", fieldTable(payload)),
    ...cases,
  ]);
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

function catalogPage(webapi: ResolvedWebapi): string {
  const rows = webapi.events.flatMap(({ value }) =>
    subscriptionsOf(value).map(({ name, kind = "", scopes }) => [
      code(name),
      `[${value.name}](events/${value.name}.md)`,
      kind,
      scopesText(scopes),
      value.class,
      value.emit,
    ]),
  );
  const envelopes = webapi.envelopes.map(({ value: { name, description } }) => [
    `[${name}](envelopes/${kebabCase(name)}.md)`,
    description,
  ]);
  return page(webapi.folder.replace(/\/webapi$/, "/events"), [
    "# Events",
    "Events that apps can subscribe to. An installation needs one of the scopes. An event whose origin is `control` is sent only by the control plane; its page has the reason.",
    table(["Subscription", "Event", "Kind of conversation", "One of these scopes", "Class", "Origin"], rows),
    section("Classes", bullets(Object.entries(audiences).map(([name, text]) => `${code(name)}: received by ${text}`))),
    section("Bodies", table(["Body", "Meaning"], envelopes)),
  ]);
}
