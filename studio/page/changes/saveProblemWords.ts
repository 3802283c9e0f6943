import { actRefusalOf } from "#studio/document/refusals.ts";
import { isFixedReason } from "#studio/document/company/workedOn.ts";
import { storeProblemOf } from "#studio/document/storeProblem.ts";
import { companyPlace, whatHelps } from "../companyPlace.ts";
import type { SaveProblem } from "../session/saveProblem.ts";
import { text } from "../texts.ts";

interface ProblemWords {
  readonly title: string;
  readonly text: string;
}

/** Why a text could not be saved, and what is safe. */
export function saveProblemWords(problem: SaveProblem | undefined): ProblemWords {
  const disk = problem === undefined ? undefined : storeProblemOf(problem);
  const act = problem === undefined ? undefined : actRefusalOf(problem);
  if (disk !== undefined)
    return {
      title: text("changes.saveFailedBecause", { why: text(`problem.${disk}`).toLowerCase() }),
      text: text(`problem.${disk}.text`),
    };
  if (act !== undefined && isFixedReason(act)) return keepProblemWords(problem);
  if (act !== undefined)
    return { title: text("changes.refused"), text: `${text(`act.refused.${act}`)} ${text("changes.kept")}` };
  return {
    title: text(companyPlace() === undefined ? "changes.saveFailed" : "changes.refused"),
    text: text("changes.saveFailedText", { helps: whatHelps() }),
  };
}

/** Why a text could not be kept by the server. */
export function keepProblemWords(problem: SaveProblem | undefined): ProblemWords {
  const disk = problem === undefined ? undefined : storeProblemOf(problem);
  const act = problem === undefined ? undefined : actRefusalOf(problem);
  if (disk !== undefined) return { title: text(`problem.${disk}`), text: text(`problem.${disk}.text`) };
  if (act !== undefined) {
    const why = text(`act.refused.${act}`);
    return { title: text("offline.status"), text: isFixedReason(act) ? `${why} ${text("changes.onlyHere")}` : why };
  }
  const isOfCompany = companyPlace() !== undefined;
  return { title: text("offline.title"), text: text(isOfCompany ? "offline.company" : "offline.text") };
}
