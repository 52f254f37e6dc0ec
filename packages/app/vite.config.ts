import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineBoot } from './vite/inline-boot.ts';

export default defineConfig({
  plugins: [react(), inlineBoot()],
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { host: '127.0.0.1' },
});
