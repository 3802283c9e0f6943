import { useQuery } from "@tanstack/react-query";
import { livkundeQuery } from "#api/livkunde.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
import { isKeptBySkade, type Profilkunde, toProfilkunde } from "./profilkunde.ts";

/** The customer of the profile, and a way to fetch again what failed. */
export interface ProfilkundeState {
  readonly kunde: Profilkunde;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Asks the damage systems who the customer is, and the life systems when those do not keep the contact details. */
export function useProfilkunde(): ProfilkundeState {
  const skade = useQuery(skadekundeQuery());
  const isLivNeeded = skade.data !== undefined && !isKeptBySkade(skade.data);
  const liv = useQuery({ ...livkundeQuery(), enabled: isLivNeeded });
  const failing = [skade, liv].filter(hasFailed);
  return {
    kunde: toProfilkunde(hasFailed(skade) ? "failed" : skade.data, hasFailed(liv) ? "failed" : liv.data),
    isRetrying: failing.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failing) void query.refetch();
    },
  };
}
