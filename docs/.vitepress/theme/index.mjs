// The default theme in the colors of the console. The site has its font for Latin letters alone; others are of the system.
import theme from "vitepress/theme-without-fonts";
import "./site.css";

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default theme;
