import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Resolves each module of Drizzle once. For each import of one, Node would parse Drizzle's `package.json` again, which
 * has 180 kB: that takes half of the time to load the server.
 */
const resolved = new Map<string, ResolveFnOutput>();
registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL } = context;
    const isWithin = specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isWithin && !specifier.startsWith('drizzle-orm')) return resolve(specifier, context);
    const key = isWithin ? new URL(specifier, parentURL).href : specifier;
    const result = resolved.get(key) ?? resolve(specifier, context);
    resolved.set(key, result);
    return { ...result, shortCircuit: true };
  },
});
