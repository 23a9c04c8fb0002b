/** Stands for every method among the names of a workspace's networks. */
export const anyMethod = "*";
