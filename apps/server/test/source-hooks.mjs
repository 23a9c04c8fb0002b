// Lets Node run the sources: an import of `./x.js` that does not exist resolves to `./x.ts`.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (error.code !== "ERR_MODULE_NOT_FOUND" || !specifier.startsWith(".")) throw error;
      return next(specifier.replace(/\.js$/, ".ts"), context);
    }
  },
});
