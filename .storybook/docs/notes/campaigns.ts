import type { Notes } from '../notes.ts';

const tabRules = {
  do: [
    'Pass rows as the API gives them.',
    'Let onAdd answer whether it worked: the dialog closes only then.',
  ],
  dont: ['Don’t reload the page after adding: the list is yours to refresh.'],
  accessibility: [
    'Buttons name their row: “Delete Masters”.',
    'The dialog takes the focus and gives it back to Add Row.',
    'The panel with every field is a dialog named by its row.',
  ],
};

const formRules = {
  do: ['Take the payload as it leaves: the rules have been applied.'],
  dont: ['Don’t validate again in the host.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault, with its sentence below it.',
    'Units stand inside the field and are part of its description.',
    'The live estimate is a status.',
  ],
};

/** Campaigns, their four stages, and benchmarks. */
export const campaigns: Notes = {
  'Campaigns/CampaignListScreen': {
    do: ['Keep what was typed when creating fails.'],
    dont: ['Don’t open a campaign by itself after creating it.'],
    accessibility: ['The list scrolls within 60 % of the height and can be reached by keyboard.'],
    related: ['Campaigns/CampaignForm', 'Campaigns/CampaignList', 'Benchmarks/BenchmarksScreen'],
  },
  'Campaigns/CampaignForm': {
    do: ['Send an empty description as null: it already leaves that way.'],
    dont: ['Don’t hide the version because there is only one.'],
    accessibility: formRules.accessibility.slice(0, 1),
    related: ['Campaigns/CampaignListScreen', 'Campaigns/CampaignList'],
  },
  'Campaigns/EditCampaign': {
    do: ['Answer with the campaign as it is now if somebody else saved it meanwhile.'],
    dont: ['Don’t change the version: its rows are calculated by it.'],
    accessibility: formRules.accessibility.slice(0, 1),
    related: ['Campaigns/CampaignForm', 'Feedback/ConflictDialog'],
  },
  'Campaigns/CampaignList': {
    do: ['Give each campaign a real address to open.'],
    dont: ['Don’t delete without the question that names it.'],
    accessibility: ['Open and Delete name their campaign.', 'Windowed above a hundred, with aria-rowcount.'],
    related: ['Campaigns/CampaignListScreen', 'Layout/DataTable'],
  },
  'Campaigns/CampaignDetailScreen': {
    do: ['Give every tab an address of its own.'],
    dont: ['Don’t load all stages for one tab.'],
    accessibility: ['Tabs are links in a named navigation; the current one says so with aria-current.'],
    related: ['Campaigns/OverviewPanel', 'Campaigns/StorageTab'],
  },
  'Campaigns/OverviewPanel': {
    do: ['Pass the chart as it is loaded: it is in the charts entry.'],
    dont: ['Don’t compute totals in the host.'],
    accessibility: ['Cards are links with headings in order.', 'Shares are said in words beside the bar.'],
    related: ['Campaigns/TotalCard', 'Campaigns/EmissionsChart'],
  },
  'Campaigns/FootprintStrip': {
    do: [
      'Stand it beside the figure that its parts add up to.',
      'Let its length be the share of the largest in a list.',
    ],
    dont: [
      'Don’t use it as an ornament; where there are no figures, draw a `ghost`.',
      'Don’t leave a part out because it failed to load: pass its value as null.',
    ],
    accessibility: [
      'A picture whose name is one sentence, largest part first.',
      'In forced colours the pattern carries it: full, lined, empty.',
    ],
    related: ['Campaigns/TotalCard', 'Layout/Quantity'],
  },
  'Campaigns/TotalCard': {
    do: ['Pass the sum of all stages, so that the share is right.'],
    dont: ['Don’t use it for anything but a stage.'],
    accessibility: ['The whole card leads to the stage; its name is the stage.', 'The bar is decoration.'],
    related: ['Campaigns/OverviewPanel', 'Layout/Quantity'],
  },
  'Campaigns/EmissionsChart': {
    do: ['Load it lazily: it brings recharts.'],
    dont: ['Don’t recolour components: their hues are the stages’.'],
    accessibility: [
      'A named figure with a summary and a table of the same numbers.',
      'Arrow keys reach every segment.',
      'Embodied emissions are hatched, electricity is solid.',
    ],
    related: ['Campaigns/OverviewPanel', 'Images/SsimChart'],
  },
  'Campaigns/NoEmissions': {
    do: ['Show it where the chart would be.'],
    dont: ['Don’t draw an empty chart.'],
    accessibility: ['A plain sentence, no picture.'],
    related: ['Campaigns/EmissionsChart', 'Feedback/EmptyState'],
  },
  'Campaigns/FigureTrace': {
    do: ['Show it wherever a figure has to be answered for.'],
    dont: ['Don’t shorten its numbers: here every digit counts.'],
    accessibility: ['Steps open by keyboard.', 'Factors are a table with the source beside each.'],
    related: ['Campaigns/RowPanel', 'Benchmarks/MethodologyScreen'],
  },
  'Campaigns/StorageTab': { ...tabRules, related: ['Campaigns/StorageForm', 'Campaigns/RowPanel'] },
  'Campaigns/SelectionTab': { ...tabRules, related: ['Campaigns/SelectionForm', 'Campaigns/RowPanel'] },
  'Campaigns/DeliveryTab': { ...tabRules, related: ['Campaigns/DeliveryForm', 'Campaigns/RowPanel'] },
  'Campaigns/ConsumptionTab': { ...tabRules, related: ['Campaigns/ConsumptionForm', 'Campaigns/RowPanel'] },
  'Campaigns/StorageForm': { ...formRules, related: ['Campaigns/StorageTab', 'Form/NumberField'] },
  'Campaigns/SelectionForm': { ...formRules, related: ['Campaigns/SelectionTab', 'Form/PlaceSelect'] },
  'Campaigns/DeliveryForm': { ...formRules, related: ['Campaigns/DeliveryTab', 'Form/PlaceSelect'] },
  'Campaigns/ConsumptionForm': {
    ...formRules,
    related: ['Campaigns/ConsumptionTab', 'Form/ChoiceField'],
  },
  'Campaigns/RowPanel': {
    do: ['Show every field, those that are null too.'],
    dont: ['Don’t round: this is where the exact values are.'],
    accessibility: ['A dialog named by the row; Esc closes it and the focus goes back.'],
    related: ['Campaigns/FigureTrace', 'Campaigns/StorageTab'],
  },
  'Campaigns/PlanImport': {
    do: [
      'Give it a page of its own: a plan has thousands of lines.',
      'Read spreadsheets in a worker, with `sheetsIn` and a module that calls `serveSheets`.',
      'Write all rows in one call, so that an import is whole or has not happened.',
    ],
    dont: ['Don’t mend what cannot be understood: say so at its cell and offer the likeliest value.'],
    accessibility: [
      'Lines are a grid: arrow keys move, Enter changes a cell, Escape leaves it.',
      'Every fault stands in a list too, with a field to mend it.',
    ],
    related: ['Campaigns/PlanTools', 'Campaigns/ExportMenu'],
  },
  'Campaigns/ExportMenu': {
    do: ['Name the file by the campaign.', 'Write what was entered with every digit.'],
    dont: ['Don’t leave out the revision of the constants: a figure is nothing without it.'],
    accessibility: ['A menu button; a failure is announced.'],
    related: ['Campaigns/PlanImport', 'Campaigns/PlanTools'],
  },
  'Campaigns/PlanTools': {
    do: ['Place it beside the title of a campaign, or beside "Add Row".'],
    dont: ['Don’t make either of the two primary: adding a row is.'],
    accessibility: ['A link and a menu button.'],
    related: ['Campaigns/ExportMenu', 'Campaigns/PlanImport'],
  },
  'Benchmarks/BenchmarksScreen': {
    do: ['Start each list at its first value.'],
    dont: ['Don’t mix benchmarks with a campaign’s own figures.'],
    accessibility: ['Groups are regions named by their stage.', 'Selects have labels and can be searched.'],
    related: ['Benchmarks/BenchmarkGrid', 'Benchmarks/MethodologyScreen'],
  },
  'Benchmarks/BenchmarkPlot': {
    do: ['Stand it beside the cards: it compares stages, they have the values.'],
    dont: ['Don’t compare a campaign of another country.'],
    accessibility: [
      'A ranked list: each line has its name and its figure in words.',
      'The dots are decoration; the campaign’s is a ring.',
    ],
    related: ['Benchmarks/BenchmarkGrid', 'Benchmarks/BenchmarksScreen'],
  },
  'Benchmarks/BenchmarkGrid': {
    do: ['Pass the labels as the API gives them.'],
    dont: ['Don’t hide the note: it says what the figures assume.'],
    accessibility: [
      'A list of terms and values.',
      'The note opens on hover, focus and touch, and closes with Esc.',
    ],
    related: ['Benchmarks/BenchmarksScreen', 'Layout/Quantity'],
  },
  'Benchmarks/MethodologyScreen': {
    do: ['Link to it wherever a result is called an estimate.'],
    dont: ['Don’t copy its constants: they come from the model.'],
    accessibility: ['Long tables filter and scroll inside their frame.', 'Headings in order.'],
    related: ['Benchmarks/BenchmarksScreen', 'Campaigns/FigureTrace'],
  },
};
