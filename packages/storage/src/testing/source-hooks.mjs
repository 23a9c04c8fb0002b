// Lets Node run the sources directly: Node strips the types, and this resolves a `.js` to its `.ts`.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (specifier.startsWith(".") && specifier.endsWith(".js"))
        return next(specifier.replace(/\.js$/, ".ts"), context);
      throw error;
    }
  },
});
