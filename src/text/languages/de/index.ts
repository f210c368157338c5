import type { Catalog } from '../../say';

const files = import.meta.glob<Catalog>('./*.json', { eager: true, import: 'default' });

/** Every word of Sidekick in German. */
export default Object.assign({}, ...Object.values(files)) as Catalog;
