import { describe, it } from "vitest";
import { adapterConformance, parsedBodyCases } from "../conformance/adapter-conformance.js";
import { expressMajors, listen } from "../conformance/express-majors.js";
import { createExpressHandler, type ExpressHandlerOptions } from "./create-express-handler.js";

describe.each(expressMajors)("createExpressHandler with replaceGlobals in $name", ({ createApp, parsers }) => {
  const mounted = (handler: Parameters<typeof createExpressHandler>[0], options: ExpressHandlerOptions = {}) =>
    createExpressHandler(handler, { ...options, replaceGlobals: true });

  for (const { title, run } of adapterConformance)
    it(title, () => run((handler, options) => listen(createApp([mounted(handler, options)]))));

  for (const { title, run } of parsedBodyCases)
    it(`after parsers ${title}`, () =>
      run((handler, options) => listen(createApp([...parsers, mounted(handler, options)]))));
});
