// The checker of workflows imports JSON files without saying so, which bundlers allow and Node does not.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
