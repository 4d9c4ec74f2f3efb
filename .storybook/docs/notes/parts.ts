import type { Notes } from '../notes.ts';

/** Layout, feedback and fields: the building blocks of every screen. */
export const parts: Notes = {
  'Layout/AppFrame': {
    do: ['Put it around every page, once.', 'Name the tool in use, so that people know where they are.'],
    dont: ['Don’t add a second navigation: the way back stands above each page’s title.'],
    accessibility: [
      'The first Tab stop skips to the content.',
      'Header, main and footer are landmarks.',
      'The account menu is a button with the e-mail in its name.',
    ],
    related: ['Layout/PageHeader', 'Account/PrivacyScreen'],
  },
  'Layout/DataTable': {
    do: [
      'Keep the same array of columns between renders.',
      'Make the first column the one that names its row.',
      'Mark figures as numeric: they stand right-aligned under each other.',
    ],
    dont: [
      'Don’t page: above a hundred rows only those in sight are drawn.',
      'Don’t put a table into a table.',
    ],
    accessibility: [
      'Sort buttons say their state with aria-sort; a windowed table says its size with aria-rowcount.',
      'The scrolling frame can be reached and scrolled by keyboard.',
      'How many rows match a filter is announced.',
    ],
    related: [
      'Layout/RowButton',
      'Campaigns/StorageTab',
      'Campaigns/CampaignList',
      'Organization/MemberList',
    ],
  },
  'Layout/RowButton': {
    do: [
      'Put the buttons of a row into RowActions, what destroys last.',
      'Name the row as well as the act: View Spring banner.',
      'Use RowLink where the act leads to a page.',
    ],
    dont: [
      'Don’t use it outside tables: there a Mantine Button is meant.',
      'Don’t make more than one strong.',
    ],
    accessibility: [
      'A real button or link, named after the act and its row.',
      'Can’t be pressed twice: it is disabled while its row is the table’s busyId.',
      'What destroys turns red by focus as well as by pointer, and says so in its name.',
    ],
    related: ['Layout/DataTable'],
  },
  'Layout/ChartFigure': {
    do: [
      'Give it one sentence that says what the chart shows.',
      'Pass the same numbers as a table and as CSV.',
    ],
    dont: ['Don’t draw a chart without it.'],
    accessibility: ['A named figure with a summary.', 'The table holds every number of the chart.'],
    related: ['Campaigns/EmissionsChart', 'Images/SsimChart'],
  },
  'Layout/FormPage': {
    do: ['Use it for one short task: a code, a password, a choice.'],
    dont: ['Don’t put two primary actions on it.'],
    accessibility: ['One h1, which can take the focus.', 'Errors are announced, good news politely.'],
    related: ['Account/LoginScreen', 'Layout/PageHeader'],
  },
  'Layout/PageHeader': {
    do: [
      'Begin every page of a tool with it.',
      'Pass what went wrong as error: the banner stands below the title.',
    ],
    dont: ['Don’t give it more than one primary button.'],
    accessibility: ['Its title is the page’s one h1 and can take the focus after a change of page.'],
    related: ['Layout/AppFrame', 'Feedback/ErrorBanner'],
  },
  'Layout/Section': {
    do: [
      'Group what belongs together, with a title that names it.',
      'Use flush for tables, which reach the edges.',
    ],
    dont: ['Don’t nest sections.', 'Don’t use danger for anything but destroying.'],
    accessibility: ['A titled section is a region named by its title.'],
    related: ['Layout/PageHeader', 'Organization/OrganizationScreen'],
  },
  'Layout/Unit': {
    do: ['Write the unit as it is copied: `kg CO2e`.'],
    dont: ['Don’t put it in the head of a column and in its cells too.'],
    accessibility: ['CO2 is drawn with a subscript and read aloud in words.'],
    related: ['Layout/Quantity'],
  },
  'Layout/Quantity': {
    do: ['Use it wherever a number has a unit.'],
    dont: ['Don’t round before: it rounds, and keeps every digit in its title.'],
    accessibility: ['Number and unit are read as one text.'],
    related: ['Campaigns/TotalCard', 'Campaigns/RowPanel'],
  },
  'Feedback/AccessDenied': {
    do: ['Show it in place of a page the person may not see.'],
    dont: ['Don’t hide a button and leave its page open.'],
    accessibility: ['Says the same to everybody: title, sentence, way out.'],
    related: ['Admin/AdminScreen', 'Feedback/UnexpectedError'],
  },
  'Feedback/ConfirmDialog': {
    do: ['Ask with the name of what is lost: Delete “Spring launch”?', 'Label the button with the deed.'],
    dont: [
      'Don’t ask before what can be undone.',
      'Don’t answer for the person with a preset focus on the deed.',
    ],
    accessibility: [
      'The question names the dialog.',
      'Esc refuses, and the focus goes back to where it was.',
    ],
    related: ['Campaigns/CampaignList', 'Organization/MemberList', 'Images/ImageList'],
  },
  'Feedback/EmptyState': {
    do: ['Say what is empty, then the next step.'],
    dont: ['Don’t draw a picture for it.'],
    accessibility: ['Plain text in the order of reading.'],
    related: ['Layout/DataTable', 'Campaigns/NoEmissions'],
  },
  'Feedback/ConflictDialog': {
    do: ['Show only the fields that differ, in the words of the form.'],
    dont: ['Don’t save over what somebody else saved before both versions were seen.'],
    accessibility: [
      'Keep editing has the focus: neither Enter nor Escape loses anything.',
      'Both versions are a table whose rows are named by their field.',
    ],
    related: ['Feedback/ConfirmDialog'],
  },
  'Feedback/ErrorBanner': {
    do: ['Draw it where it happened.', 'Offer the next step as its action.'],
    dont: ['Don’t show an error in a toast: it is gone before it is read.'],
    accessibility: ['role=alert: read at once.', 'Red with an icon and words, never by colour alone.'],
    related: ['Layout/PageHeader', 'Feedback/SuccessNote'],
  },
  'Feedback/LeafNotifications': {
    do: ['Use it for good news that outlives its view: saved, deleted, finished.'],
    dont: ['Don’t put errors into it.'],
    accessibility: ['Announced politely, and stays long enough to be read.'],
    related: ['Feedback/SuccessNote'],
  },
  'Feedback/Loading': {
    do: ['Give it the height of what comes, so that nothing jumps.'],
    dont: ['Don’t use it inside a table or card: those have skeletons.'],
    accessibility: [
      'A status, announced once.',
      'Appears after 150 ms, so that quick answers don’t flicker.',
    ],
    related: ['Layout/DataTable', 'Account/CheckingScreen'],
  },
  'Feedback/SuccessNote': {
    do: ['Say it once, beside what it is about.'],
    dont: ['Don’t mount it only when there is news: the status has to be there before.'],
    accessibility: ['A status region: read politely when its words come.'],
    related: ['Feedback/ErrorBanner', 'Feedback/LeafNotifications'],
  },
  'Feedback/UndoNotice': {
    do: [
      'Give it a place of its own, near what was deleted, and mount it before there is news.',
      'After an undo, say that it is back, without a button.',
    ],
    dont: ['Don’t let it float over the page or go by itself: an undo needs no haste.'],
    accessibility: [
      'A status region: read politely when its words come.',
      'Undo and Dismiss are buttons in the order of the page; the undo is named with what it undoes.',
    ],
    related: ['Feedback/LeafNotifications', 'Feedback/ConfirmDialog'],
  },
  'Feedback/UnexpectedError': {
    do: ['Use it as the error boundary of the whole page.'],
    dont: ['Don’t use it for an error the API explained.'],
    accessibility: ['An alert with a heading and two ways on.'],
    related: ['Feedback/ErrorBanner', 'Feedback/AccessDenied'],
  },
  'Feedback/ErrorStep': {
    do: ['Put it into a banner whose error can be tried again or has a page that helps.'],
    dont: ['Don’t offer to try again what will be refused again.'],
    accessibility: ['A button or link with words that say where it leads; trying again is shown on it.'],
    related: ['Feedback/ErrorBanner'],
  },
  'Feedback/OfflineNote': {
    do: ['Tell it what the browser knows about the connection.'],
    dont: ['Don’t block the page: what is loaded can still be read.'],
    accessibility: ['A status, announced when the connection goes and comes back.'],
    related: ['Feedback/ErrorBanner'],
  },
  'Feedback/PartBoundary': {
    do: ['Put it around a chart, a panel, whatever may fail alone.'],
    dont: ['Don’t put it around the whole page: that is UnexpectedError.'],
    accessibility: ['The fault is an alert with a way to try again.'],
    related: ['Feedback/UnexpectedError', 'Feedback/ErrorStep'],
  },
  'Form/ChoiceField': {
    do: ['Use it for a few choices known beforehand, in their own order.'],
    dont: ['Don’t use it for lists: PlaceSelect searches.'],
    accessibility: ['A labelled list: arrow keys choose, Enter takes, Esc closes.'],
    related: ['Form/PlaceSelect', 'Campaigns/ConsumptionForm'],
  },
  'Form/NumberField': {
    do: ['Pass the unit: it stands at the field’s end.', 'Accept a comma: it already does.'],
    dont: ['Don’t change what was typed while it is typed.'],
    accessibility: ['A text field with a numeric keyboard; no spinner to hit by accident.'],
    related: ['Campaigns/StorageForm', 'Campaigns/DeliveryForm'],
  },
  'Form/PlaceSelect': {
    do: ['Use it for countries and regions.'],
    dont: ['Don’t sort its list again: it comes sorted.'],
    accessibility: ['Typing searches, arrow keys choose, Enter takes.', 'That nothing was found is said.'],
    related: ['Campaigns/SelectionForm', 'Benchmarks/BenchmarksScreen'],
  },
};
