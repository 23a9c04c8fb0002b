import { keyedRows } from "../../formats/error-table.js";
import {
  type Finding,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  type Path,
} from "../../formats/loaded-set.js";
import { webapiSituationSchema } from "../../formats/shared/situations.js";
import type { WebapiMethod } from "../../formats/webapi/webapi-method.js";
import { checkErrorRows } from "../shared/error-rows.js";
import { type Check, finding, type Named, unknownErrorKeys, unknownWords } from "../shared/findings.js";
import { namedFiles, tableKeys, webapiTiers } from "../shared/set-facts.js";
import { namedWords, openSituations } from "../shared/situations.js";
import { fieldShapes, shapeErrors, shapesIn } from "../shared/walk.js";

/** Every code of a method must be declared once, and every declared code must be used. */
export const checkWebapiCodes: Check = (set) => [...checkCommon(set), ...checkMethods(set)];

function checkCommon(set: LoadedSet): readonly Finding[] {
  const file = fileOfKind(set, "webapi-errors");
  if (file === undefined) return [];
  const keys = tableKeys(set, "webapi-errors");
  const named = [
    ...namedWords(file.value.situations, ["situations"]),
    ...namedWords(file.value.violations ?? {}, ["violations"]),
    ...namedWords({ verbRefused: file.value.verbRefused }, []),
  ];
  const repeating = Object.keys(file.value.messageFields ?? {}).map((word) => ({
    path: ["messageFields", word],
    word,
  }));
  return [
    ...unknownErrorKeys(file, "error key", named, keys),
    ...unknownWords(file, "code", repeating, wireCodes(set, keys)),
    ...openSituations(set, "webapi-errors", webapiSituationSchema.options),
    ...checkErrorRows(file, file.value.errors, ["errors"], new Set(named.map(({ word }) => word))),
  ];
}

/** The codes of all methods, and the common ones. */
function wireCodes(set: LoadedSet, common: readonly string[]): ReadonlySet<string> {
  const methods = [...namedFiles(set, "webapi-method").values()];
  const own = methods.flatMap(({ value }) => Object.keys(value.errors));
  return new Set([...common.map((key) => key.split(".")[0] ?? key), ...own]);
}

function checkMethods(set: LoadedSet): readonly Finding[] {
  const common = tableKeys(set, "webapi-errors");
  return filesOfKind(set, "webapi-method").flatMap((file) => {
    const { value } = file;
    const named = [...methodErrors(value), ...typeErrors(set, value), ...tierErrors(set, value)];
    const also = Object.keys(value.alsoMeans ?? {}).map((word) => ({ path: ["alsoMeans", word], word }));
    return [
      ...unknownErrorKeys(file, "error key of this method", named, [
        ...common,
        ...keyedRows(value.errors).map(({ key }) => key),
      ]),
      ...unknownWords(file, "common code", also, common),
      ...checkOwn(file, common),
      ...checkErrorRows(file, value.errors, ["errors"], new Set(named.map(({ word }) => word))),
    ];
  });
}

function checkOwn(file: LoadedFile<"webapi-method">, common: readonly string[]): readonly Finding[] {
  return Object.keys(file.value.errors)
    .filter((code) => common.includes(code))
    .map((code) => finding(file, ["errors", code], `${code} is a common code; describe its meaning here in alsoMeans`));
}

/** The error keys in a method's file. */
function methodErrors(method: WebapiMethod): readonly Named[] {
  const error = (path: Path, word: string | undefined): readonly Named[] =>
    word === undefined ? [] : [{ path, word }];
  return [
    ...fieldShapes(method.arguments, ["arguments"]).flatMap(shapeErrors),
    ...(method.rules ?? []).flatMap((rule, i) => error(["rules", i, "error"], rule.error)),
    ...(method.requires ?? []).flatMap((each, i) => error(["requires", i, "error"], each.error)),
    ...Object.entries(method.arguments).flatMap(([name, { requires = [] }]) =>
      requires.flatMap((each, i) => error(["arguments", name, "requires", i, "error"], each.error)),
    ),
    ...error(["paging", "cursorError"], method.paging?.cursorError),
    ...error(["paging", "limit", "error"], method.paging?.limit?.error),
    ...error(["verbRefused"], method.verbRefused),
    ...error(["fieldTokenRefused"], method.fieldTokenRefused),
  ];
}

/** The error keys of argument types, unless the argument has its own code for everything inside. */
function typeErrors(set: LoadedSet, method: WebapiMethod): readonly Named[] {
  const types = namedFiles(set, "webapi-type");
  const reached = (ref: string, seen: ReadonlySet<string>): ReadonlySet<string> => {
    const file = types.get(ref);
    if (file === undefined || seen.has(ref)) return seen;
    const inside = shapesIn(file.value, []).flatMap(({ shape }) => (shape.ref === undefined ? [] : [shape.ref]));
    return inside.reduce((all, each) => reached(each, all), new Set([...seen, ref]) as ReadonlySet<string>);
  };
  return fieldShapes(method.arguments, ["arguments"]).flatMap(({ shape, path }) => {
    if (shape.ref === undefined || shape.errors?.["inside"] !== undefined) return [];
    const files = [...reached(shape.ref, new Set())].flatMap((name) => types.get(name) ?? []);
    const words = new Set(
      files.flatMap(({ value }) => shapesIn(value, []).flatMap(shapeErrors)).map(({ word }) => word),
    );
    return [...words].map((word) => ({ path: [...path, "ref"], word }));
  });
}

/** The error keys of the rate tiers of the method. */
function tierErrors(set: LoadedSet, method: WebapiMethod): readonly Named[] {
  const tiers = webapiTiers(set);
  return (method.rates ?? []).flatMap((tier, i) => {
    const word = tiers[tier]?.error;
    return word === undefined ? [] : [{ path: ["rates", i], word }];
  });
}
