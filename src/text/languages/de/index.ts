import type { Catalog } from '../../say';

const files = import.meta.glob<Catalog>('./*.json', { eager: true, import: 'default' });

export default Object.assign({}, ...Object.values(files)) as Catalog;
