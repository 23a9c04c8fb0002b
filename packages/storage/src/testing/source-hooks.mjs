// Lets Node run the sources as they are: it strips the types itself, and this finds the `.ts` behind a `.js`.
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
