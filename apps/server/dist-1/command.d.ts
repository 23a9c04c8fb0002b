#!/usr/bin/env node
export {};
//# sourceMappingURL=command.d.ts.map