export * from "@rollcall/server/node-test";
