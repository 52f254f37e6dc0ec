import { defineConfig } from 'vite';

/** The command as one file with all that it needs, for `npm pack`. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'cli.js' } },
  },
});
