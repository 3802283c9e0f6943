import { messageOf } from "#contract/messageOf.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { compileKept } from "#scripts/release/compiled/compileKept.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { once } from "#scripts/serve/once.ts";
import { type PortalServer, serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { openRepository } from "../repository/openRepository.ts";
import { compileStudioApart } from "./compileStudioApart.ts";
import { openCompany } from "./openCompany.ts";

interface CompanyStart {
  /** The studio's own checkout. */
  readonly root: string;
  readonly config: CompanyConfig;
  /** Tells the administrator something, in English. */
  readonly say: (text: string) => void;
}

/** The folder of the server cannot be written. The message is for the administrator. */
class DiskProblemError extends Error {}

/**
 * Serves a company's studio on this machine; the proxy in front of it ends TLS.
 * @throws DiskProblemError
 */
export async function startCompanyStudio(options: CompanyStart): Promise<PortalServer> {
  try {
    return await start(options);
  } catch (error) {
    if (diskProblemOf(errorCode(error)) === undefined) throw error;
    throw new DiskProblemError(
      `${options.config.data} cannot be written: ${messageOf(error).trim()}. Nothing is lost. Make room there, or give the studio's user the right to write, and start again.`,
      { cause: error },
    );
  }
}

async function start({ root, config, say }: CompanyStart): Promise<PortalServer> {
  // A second server on the same folder stops before it has done anything.
  const opened = await openRepository({ data: config.data, ...config.repository });
  const page = await compileStudioApart(root);
  const [compilation, portal] = await Promise.all([compileKept(root), readPortalText(root)]);
  const gallery = once(async () => {
    // The compiler takes much memory: it is loaded when somebody opens the gallery.
    const { compileGallery } = await import("#scripts/serve/gallery/compileGallery.ts");
    return inProduction(() => compileGallery(root));
  });
  const company = await openCompany({ config, opened, compilation, portal, page, gallery, say });
  const server = await serveOnLoopback(company.app, config.port);
  company.start();
  return {
    ...server,
    close: async () => {
      await server.close();
      await company.close();
    },
  };
}
