// The default theme, whose fonts are part of the site, in the colors of the console.
import theme from "vitepress/theme";
import "./site.css";

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default theme;
