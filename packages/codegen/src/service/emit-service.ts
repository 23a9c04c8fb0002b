import { type StatementStructures, StructureKind } from "ts-morph";
import {
  fileOfKind,
  filesOfKind,
  type KindValues,
  type LoadedSet,
  type Provenance,
  type Service,
} from "../formats/index.js";
import { kebabCase, pascalCase, singular } from "../names/names.js";
import { emitCodes, emitLimits } from "../scim/emit-tables.js";
import type { ResolvedScim } from "../scim/resolved-scim.js";
import { constant } from "../typescript/emit-named.js";
import { expression, literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import { printPattern } from "../typescript/print-validator.js";

/** The facts of a set that only its service reads. Undefined if there are none. */
export function emitServiceModule(set: LoadedSet, path: string, scim?: ResolvedScim): Module | undefined {
  const file = fileOfKind(set, "service");
  if (file === undefined) return undefined;
  const statements = [
    ...emitRanked("plans", file.value.plans, "Plans, from lowest to highest."),
    ...emitRanked("roles", file.value.roles, "Roles of a user, from lowest to highest."),
    ...emitRanked("features", file.value.features, "Features that can be turned off."),
    ...emitRanked("generations", file.value.generations, "Generations of apps."),
    ...emitRanked("wireWords", file.value.wireWords, "Words in names on the wire that a server may replace."),
    ...emitObserved(file.value),
    ...emitLeastRoles(file.value),
    ...emitSystemRoles(file.value),
    ...emitTokenKinds(file.value),
    ...emitRanked("scopes", file.value.scopes, "Scopes that a call may need."),
    ...emitAccess(file.value),
    ...emitIds(file.value),
    ...emitProfileFields(file.value),
    ...emitDefaults(file.value),
    ...emitManifestNeeds(file.value),
    ...emitBuiltInCommands(file.value),
    ...emitServiceLimits(file.value),
    ...emitWords(set),
    ...emitAttributeTables(scim),
  ];
  return statements.length === 0 ? undefined : { path, from: file.file, imports: [], statements };
}

/** Limits and codes of attributes, by schema. The rules of each attribute are code that is typed by them. */
function emitAttributeTables(scim: ResolvedScim | undefined): readonly StatementStructures[] {
  if (scim === undefined) return [];
  const schemas = [...scim.resources, ...scim.extensions];
  return schemas.flatMap((schema) => [...emitLimits(schema), ...emitCodes(schema)]);
}

/** A list of words, and the union of them. */
function emitRanked(name: string, entries: object | undefined, doc: string): readonly StatementStructures[] {
  if (entries === undefined) return [];
  return [fact(name, Object.keys(entries), doc), union(name)];
}

function union(name: string): StatementStructures {
  return {
    kind: StructureKind.TypeAlias,
    name: pascalCase(singular(name)),
    isExported: true,
    docs: [`One of {@link ${name}}.`],
    type: `(typeof ${name})[number]`,
  };
}

function fact(name: string, value: unknown, doc: string): StatementStructures {
  return constant(name, `${literal(value)} as const`, { docs: [doc], isExported: true });
}

function emitObserved({ observed }: Service): readonly StatementStructures[] {
  if (observed === undefined) return [];
  const rows = mapValues(observed, ({ description, strict }) => ({ description, strict }));
  const docs =
    "Switches for observed behavior that differs from the documents: the effect of each, and the documented behavior.";
  return [
    fact("observedSwitches", rows, docs),
    {
      kind: StructureKind.TypeAlias,
      name: "ObservedSwitch",
      isExported: true,
      docs: ["Name of one of {@link observedSwitches}."],
      type: "keyof typeof observedSwitches",
    },
  ];
}

function emitManifestNeeds({ manifestNeeds }: Service): readonly StatementStructures[] {
  if (manifestNeeds === undefined) return [];
  const rows = Object.values(manifestNeeds).map(({ part, event, botScope, oneOf, code, message }) => ({
    ...(part !== undefined && { part }),
    ...(event !== undefined && { event }),
    ...(botScope !== undefined && { botScope }),
    ...(oneOf !== undefined && { oneOf }),
    code,
    message,
  }));
  return [
    constant("manifestNeeds", literal(rows), {
      type: `readonly {
  readonly part?: string;
  readonly event?: string;
  readonly botScope?: string;
  readonly oneOf?: readonly string[];
  readonly code: string;
  readonly message: string;
}[]`,
      docs: ["What a part or an event of a manifest needs: a scope of the bot, or one of other parts."],
      isExported: true,
    }),
  ];
}

function emitLeastRoles({ leastRoles }: Service): readonly StatementStructures[] {
  if (leastRoles === undefined) return [];
  const rows = mapValues(leastRoles, ({ role }) => role);
  return [fact("leastRoles", rows, "Minimum role for each permission.")];
}

/** System roles, and the union of the permissions that they have. */
function emitSystemRoles({ systemRoles }: Service): readonly StatementStructures[] {
  if (systemRoles === undefined) return [];
  const rows = mapValues(systemRoles, ({ entities, permissions = [], changedBy }) => ({
    entities,
    permissions,
    changedBy,
  }));
  const docs =
    "What each system role can be assigned for, its permissions, and the minimum role of those who assign it.";
  return [
    fact("systemRoles", rows, docs),
    {
      kind: StructureKind.TypeAlias,
      name: "SystemRole",
      isExported: true,
      docs: ["Identifier of one of {@link systemRoles}."],
      type: "keyof typeof systemRoles",
    },
    {
      kind: StructureKind.TypeAlias,
      name: "SystemRolePermission",
      isExported: true,
      docs: ["A permission of {@link systemRoles}."],
      type: '(typeof systemRoles)[SystemRole]["permissions"][number]',
    },
  ];
}

/** Requirements on callers of SCIM, and on the installation of organization-wide apps. */
function emitAccess({ scim, webapi }: Service): readonly StatementStructures[] {
  const access = scim?.access;
  const admin = webapi?.adminScopes;
  return [
    ...(access === undefined
      ? []
      : [fact("scimAccess", withoutProvenance(access), "Requirements on callers of the SCIM API.")]),
    ...(admin === undefined
      ? []
      : [
          fact(
            "adminScopes",
            withoutProvenance(admin),
            "Scopes that act across an organization, and the requirements on installing them.",
          ),
        ]),
  ];
}

function withoutProvenance({ source: _source, assumed: _assumed, ...facts }: Provenance): object {
  return facts;
}

function emitTokenKinds({ tokenKinds, tokenPrefixes = {} }: Service): readonly StatementStructures[] {
  if (tokenKinds === undefined) return [];
  const prefixes = mapValues({ ...tokenKinds, ...tokenPrefixes }, ({ prefix }) => prefix);
  return [
    ...emitRanked("tokenKinds", tokenKinds, "Kinds of tokens."),
    fact("tokenPrefixes", prefixes, "Prefixes of the tokens that the service creates. They are not checked."),
  ];
}

function emitIds({ ids }: Service): readonly StatementStructures[] {
  if (ids === undefined) return [];
  const patterns = mapValues(ids, ({ prefix, pattern }) => expression(printPattern(pattern ?? `^${prefix}[A-Z0-9]+$`)));
  return [
    fact(
      "idPrefixes",
      mapValues(ids, ({ prefix }) => prefix),
      "Prefixes of identifiers, by kind.",
    ),
    fact("idPatterns", patterns, "Patterns of well-formed identifiers, by kind."),
  ];
}

function emitProfileFields({ profileFields }: Service): readonly StatementStructures[] {
  if (profileFields === undefined) return [];
  const rows = mapValues(profileFields, ({ label, attribute }) => ({ label, attribute }));
  return [
    ...emitRanked("profileFieldNames", profileFields, "Names of custom profile fields."),
    fact("profileFieldFacts", rows, "Display name of each custom profile field, and the SCIM attribute that sets it."),
  ];
}

function emitDefaults({ defaults = {} }: Service): readonly StatementStructures[] {
  return Object.entries(defaults).map(([subject, values]) =>
    fact(
      `${subject}Defaults`,
      mapValues(values, ({ value }) => value),
      `Default values of ${/^[aeiou]/.test(subject) ? "an" : "a"} ${subject}.`,
    ),
  );
}

function emitBuiltInCommands({ builtInCommands }: Service): readonly StatementStructures[] {
  if (builtInCommands === undefined) return [];
  const rows = mapValues(builtInCommands, ({ act, usage, description }) => ({
    act,
    ...(usage !== undefined && { usage }),
    description,
  }));
  return [fact("builtInCommands", rows, "Slash commands of the client itself.")];
}

function emitServiceLimits({ limits }: Service): readonly StatementStructures[] {
  if (limits === undefined) return [];
  const rows = mapValues(limits, ({ value, unit, error }) => ({ value, unit, error }));
  return [fact("serviceLimits", rows, "Limits that rules of the service apply, with their units and error codes.")];
}

function emitWords(set: LoadedSet): readonly StatementStructures[] {
  return filesOfKind(set, "words").flatMap(({ value }) => (value.rare === true ? [] : [wordSet(value)]));
}

/** The words of a set that few calls need, each in a module of its own. */
export function emitRareWords(set: LoadedSet, servicePath: string): readonly Module[] {
  return filesOfKind(set, "words")
    .filter(({ value }) => value.rare === true)
    .map(({ file, value }) => ({
      path: servicePath.replace(/service\.ts$/, `${kebabCase(value.name)}.ts`),
      from: file,
      imports: [],
      statements: [wordSet(value)],
    }));
}

function wordSet({ name, description, words }: KindValues["words"]): StatementStructures {
  const docs = [description];
  return constant(name, `new Set(${literal(words)})`, { type: "ReadonlySet<string>", docs, isExported: true });
}

function mapValues<T, U>(entries: { readonly [key: string]: T }, map: (value: T) => U): { readonly [key: string]: U } {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, map(value)]));
}
