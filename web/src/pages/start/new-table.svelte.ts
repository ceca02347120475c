// A table that is being opened: from what was chosen on the start page to its address.
import { router } from '$lib/app/router.svelte';
import { planQuickStart, type QuickStart } from '$lib/table/quick';
import { refusalText } from '$lib/text/refusals';
import { t } from '$lib/text/text.svelte';
import { createTable, refusalOf } from '$lib/wire/api';
import type { NewTable } from '$lib/wire/types';

type Bots = QuickStart['bots'];

export class TableMaker {
  /** It is on its way: one click is enough. */
  busy = $state(false);
  trouble = $state('');

  /** Who the bots are may still have to be found out. */
  async make(chosen: NewTable, name: string, bots: Bots | Promise<Bots>): Promise<void> {
    this.busy = true;
    try {
      const { id } = await createTable(chosen);
      planQuickStart({ table: id, name: name.trim() || t('default-name'), bots: await bots });
      router.go(`/table/${id}`);
    } catch (error) {
      this.trouble = refusalText(refusalOf(error));
      this.busy = false;
    }
  }
}
