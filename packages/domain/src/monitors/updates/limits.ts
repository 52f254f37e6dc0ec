import { isHttpUrl } from '../../kernel/hints';
import { colorToInt, type UpdateForm } from './embed';
import { t } from './text.en';

/** Discord's limits of an embed in characters; `fields` is a number of fields. */
export const embedLimits = { title: 256, fields: 25, fieldName: 256, fieldValue: 1024, total: 6000 } as const;

/** Counts code points, as Discord does, so that an emoji counts as one. */
const lengthOf = (text: string): number => [...text].length;

const counter = (count: number, limit: number) => ({ count, limit, isOver: count > limit });

/** Counts an update against Discord's limits: `isOver` if it would be rejected for its size. */
export function countUpdate({ title, fields }: UpdateForm) {
  const byField = fields.map(({ id, name, value }) => ({
    id,
    name: counter(lengthOf(name), embedLimits.fieldName),
    value: counter(lengthOf(value), embedLimits.fieldValue),
  }));
  const inFields = byField.reduce((sum, { name, value }) => sum + name.count + value.count, 0);
  const counters = {
    title: counter(lengthOf(title), embedLimits.title),
    fields: counter(fields.length, embedLimits.fields),
    /** Title, names and values together. */
    total: counter(lengthOf(title) + inFields, embedLimits.total),
  };
  const isOver =
    Object.values(counters).some((one) => one.isOver) ||
    byField.some(({ name, value }) => name.isOver || value.isOver);
  return { ...counters, byField, isOver };
}

/** What Discord would refuse, in the order of the form. */
export function refusalsOf(form: UpdateForm): readonly string[] {
  const { title, fields } = form;
  const counters = countUpdate(form);
  const over = (
    { count, limit, isOver }: ReturnType<typeof counter>,
    key: 'titleLong' | 'nameLong' | 'valueLong',
    position = 0,
  ) => (isOver ? [t(key, { count, limit, position })] : []);
  return [
    ...(title.trim() === '' && fields.length === 0 ? [t('isEmpty')] : []),
    ...over(counters.title, 'titleLong'),
    ...fields.flatMap(({ id, name, value }, index) => {
      const position = index + 1;
      const counted = counters.byField.find((one) => one.id === id);
      return [
        ...(name.trim() === '' ? [t('noName', { position })] : []),
        ...(value.trim() === '' ? [t('noValue', { position })] : []),
        ...(counted ? over(counted.name, 'nameLong', position) : []),
        ...(counted ? over(counted.value, 'valueLong', position) : []),
      ];
    }),
    ...(counters.fields.isOver ? [t('manyFields', { count: fields.length, limit: embedLimits.fields })] : []),
    ...(counters.total.isOver
      ? [t('totalLong', { count: counters.total.count, limit: embedLimits.total })]
      : []),
    ...(updateHints(form).thumbnail === undefined ? [] : [t('noThumbnail')]),
  ];
}

/** Hints beside the fields. Only the color's prevents sending. */
export interface UpdateHints {
  readonly color?: string;
  readonly thumbnail?: string;
}

export const updateHints = ({ color, thumbnail }: UpdateForm): UpdateHints => ({
  ...(colorToInt(color) === null ? { color: t('hexColor') } : {}),
  ...(thumbnail.trim() === '' || isHttpUrl(thumbnail) ? {} : { thumbnail: t('url') }),
});
