import { type BasePackage, basePackage } from "./addition/base-package.js";
import { emitAddition } from "./addition/emit-addition.js";
import { emitCodeReasons } from "./command-line/emit-code-reasons.js";
import { emitCommandLine } from "./command-line/emit-command-line.js";
import { emitEventSet } from "./events/emit-event-set.js";
import { fileOfKind, type LoadedSet } from "./formats/index.js";
import type { WordReplacements } from "./loading/rename-words.js";
import type { OutputLayout } from "./output/outputs.js";
import type { Part } from "./output/parts.js";
import { scimCore } from "./scim/emit-schema.js";
import { emitScimSet } from "./scim/emit-set.js";
import { resolveScim } from "./scim/resolve-scim.js";
import type { ResolvedScim } from "./scim/resolved-scim.js";
import { emitFileTypes } from "./service/emit-file-types.js";
import { emitScopeTexts } from "./service/emit-scope-texts.js";
import { emitRareWords, emitServiceModule } from "./service/emit-service.js";
import { emitSmallestValues } from "./typescript/emit-smallest-values.js";
import type { Module } from "./typescript/print-modules.js";
import { selectStatements } from "./typescript/select-statements.js";
import { emitWebapiSet } from "./webapi/emit-webapi-set.js";
import { webapiCore } from "./webapi/module-context.js";
import { resolveWebapi } from "./webapi/resolve-webapi.js";
import type { ResolvedWebapi } from "./webapi/resolved-webapi.js";

/** Which modules of a set are emitted. */
export interface ModuleOptions {
  /** Default: everything. */
  readonly only?: Part | undefined;
  /** Words that were replaced in the sets. Default: none. */
  readonly wireWords?: WordReplacements | undefined;
  /** Whether to emit the modules that a package of the base has too. Default: false. */
  readonly whole?: boolean | undefined;
}

/** Both sides of a set. */
export interface Sides {
  readonly scim: ResolvedScim | undefined;
  readonly webapi: ResolvedWebapi | undefined;
}

/** A set whose modules are emitted. */
interface EmittedSet extends Sides {
  readonly set: LoadedSet;
  /** Name of the set that the modules belong to. */
  readonly name: string;
}

/** The modules of a set: all of them, or what it adds to its base. */
export function emitModules(
  set: LoadedSet,
  sides: Sides,
  layout: OutputLayout,
  options: ModuleOptions,
): readonly Module[] {
  const { only } = options;
  if (only !== undefined && only !== "types" && only !== "validators") return [];
  const emitted = { ...sides, set, name: fileOfKind(set, "service")?.value.name ?? set.folder };
  const modules = emitSides(emitted, layout);
  if (only !== undefined) return selectPart(modules, only);
  const base = additionTo(set, options);
  if (base === undefined) return [...emitSet(emitted, modules, layout), ...emitForTools(emitted, modules, layout)];
  const known = asBase(emitted, base);
  return emitAddition({
    own: emitSet(emitted, modules, layout),
    base: emitSet(known, emitSides(known, layout), layout),
    folder: set.folder,
    entryOf: (path) => entryOf(path, emitted.name, base.name, layout),
  });
}

/**
 * The base to which a set is emitted as an addition. Undefined for a set that is emitted whole: no package has the modules
 * of its base, or not with the replaced words; a single part is complete in itself.
 */
export function additionTo(set: LoadedSet, { only, whole, wireWords }: ModuleOptions): BasePackage | undefined {
  return only !== undefined || whole === true || wireWords !== undefined ? undefined : basePackage(set);
}

/** The base under the name and title of the set on top, so that only definitions make a difference. */
function asBase(own: EmittedSet, { set }: BasePackage): EmittedSet {
  const [scim, webapi] = [resolveScim(set), resolveWebapi(set)];
  return {
    set,
    name: own.name,
    scim: scim && { ...scim, title: own.scim?.title ?? scim.title },
    webapi: webapi && { ...webapi, title: own.webapi?.title ?? webapi.title },
  };
}

/** The entry of a package with a module: `@rollcall/api/webapi/methods/auth-test`, or `…/webapi/set` for `webapi.ts`. */
function entryOf(path: string, set: string, name: string, layout: OutputLayout): string | undefined {
  for (const side of ["scim", "webapi", "events"] as const) {
    const folder = `${layout[side](set)}/`;
    if (!path.startsWith(folder)) continue;
    const file = path.slice(folder.length).replace(/\.ts$/, "");
    return `${name}/${side}/${file === side ? "set" : file}`;
  }
  return undefined;
}

/** The modules of both sides and of the events. */
type SideModules = ReturnType<typeof emitSides>;

function selectPart({ ofScim, ofWebapi, ofEvents }: SideModules, part: "types" | "validators"): readonly Module[] {
  return [...selectStatements(ofScim, part), ...selectStatements([...ofWebapi, ...ofEvents], part)];
}

function emitSides({ scim, webapi, name }: EmittedSet, layout: OutputLayout) {
  return {
    ofScim: scim === undefined ? [] : emitScimSet(scim, layout.scim(name)),
    ofWebapi: webapi === undefined ? [] : emitWebapiSet(webapi, layout.webapi(name)),
    ofEvents: webapi === undefined ? [] : emitEventSet(webapi, layout.events(name), layout.webapi(name)),
  };
}

function emitSet(
  { set, scim, name }: EmittedSet,
  { ofScim, ofWebapi, ofEvents }: SideModules,
  layout: OutputLayout,
): readonly Module[] {
  const path = layout.service(name);
  const ofService = [emitServiceModule(set, path, scim), emitFileTypes(set, path), emitScopeTexts(set, path)];
  const present = ofService.filter((module) => module !== undefined);
  return [...ofScim, ...ofWebapi, ...ofEvents, ...present, ...emitRareWords(set, path)];
}

/** The modules that only this repository has: smallest values for tests, and the tables of its command. */
function emitForTools(
  { set, name, scim, webapi }: EmittedSet,
  { ofScim, ofWebapi, ofEvents }: SideModules,
  layout: OutputLayout,
): readonly Module[] {
  const folder = layout.commandLine(name);
  const reasons = layout.codeReasons(name);
  return [
    ...smallest(ofScim, layout.smallestValues(name, "scim"), scimCore),
    ...smallest(ofWebapi, layout.smallestValues(name, "webapi"), webapiCore),
    ...smallest(ofEvents, layout.smallestValues(name, "events"), webapiCore, ofWebapi),
    ...(folder === undefined ? [] : emitCommandLine(scim, webapi, { folder, from: set.folder })),
    ...(reasons === undefined ? [] : [emitCodeReasons(scim, webapi, { path: reasons, from: set.folder })]),
  ];
}

function smallest(
  modules: readonly Module[],
  place: ReturnType<OutputLayout["smallestValues"]>,
  core: string,
  others: readonly Module[] = [],
): readonly Module[] {
  return modules.length === 0 || place === undefined ? [] : [emitSmallestValues(modules, { ...place, core, others })];
}
