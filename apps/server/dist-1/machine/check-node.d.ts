/** The oldest supported version of Node, as in package.json. */
export declare const oldestNode = "22.18";
/**
 * Says what is wrong with a version of Node that is too old; undefined for others. Commands ask before they load anything
 * else, because older versions cannot read the rest.
 */
export declare function describeOldNode(version: string): string | undefined;
//# sourceMappingURL=check-node.d.ts.map