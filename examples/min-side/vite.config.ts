import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  build: {
    // The policy allows no addresses that begin with data:.
    assetsInlineLimit: 0,
    // The build of the server is a folder inside.
    emptyOutDir: false,
  },
});
