/** Address of a file that is installed with this package; the path begins at the package's folder. */
export declare function packageFile(path: string): URL;
/** Address of a file that the build makes; undefined where sources run, because their build may be older. */
export declare function builtFile(name: string): URL | undefined;
//# sourceMappingURL=package-file.d.ts.map