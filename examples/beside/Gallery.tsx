import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Autocomplete,
  Avatar,
  Badge,
  Blockquote,
  Breadcrumbs,
  Burger,
  Button,
  Card,
  Checkbox,
  Chip,
  CloseButton,
  Code,
  ColorInput,
  ColorSwatch,
  Container,
  Dialog,
  Divider,
  Fieldset,
  FileInput,
  Grid,
  Group,
  Highlight,
  Indicator,
  JsonInput,
  Kbd,
  List,
  Loader,
  Mark,
  Menu,
  Modal,
  MultiSelect,
  NativeSelect,
  NavLink,
  Notification,
  NumberInput,
  Pagination,
  Paper,
  PasswordInput,
  Pill,
  PinInput,
  Popover,
  Progress,
  Radio,
  RangeSlider,
  Rating,
  RingProgress,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Slider,
  Spoiler,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  ThemeIcon,
  Timeline,
  Title,
  Tooltip,
  Typography,
  UnstyledButton,
} from '@mantine/core';

const names = ['One', 'Two'];
const nothing = () => undefined;

/** A page that uses much of Mantine: none of it may look different because Leaf is next to it. */
export function Gallery() {
  return (
    <Stack>
      <h1>A heading</h1>
      <p>
        Text with <a href="#host">the terms</a>, <Anchor href="#host">the prices</Anchor> and{' '}
        <Code>code</Code>.
      </p>
      <button type="button">Bare</button>
      <input aria-label="Bare" defaultValue="Bare" />
      <Controls />
      <Fields />
      <Shown />
      <Layers />
    </Stack>
  );
}

const Controls = () => (
  <Group>
    <ActionIcon aria-label="Icon">i</ActionIcon>
    <Button>Filled</Button>
    <Button variant="default">Default</Button>
    <Button variant="light" loading>
      Loading
    </Button>
    <Burger aria-label="Burger" />
    <CloseButton aria-label="Close" />
    <UnstyledButton>Unstyled</UnstyledButton>
    <Chip defaultChecked>Chip</Chip>
    <SegmentedControl data={names} />
    <Pagination total={5} />
    <Rating defaultValue={2} />
    <Breadcrumbs>
      <Anchor href="#a">A</Anchor>
      <Anchor href="#b">B</Anchor>
    </Breadcrumbs>
    <NavLink href="#c" label="Navigation" active />
    <NavLink href="#d" label="Other" />
    <Stepper active={1}>
      <Stepper.Step label="First" />
      <Stepper.Step label="Second" />
    </Stepper>
    <Tabs defaultValue="One">
      <Tabs.List>
        <Tabs.Tab value="One">One</Tabs.Tab>
        <Tabs.Tab value="Two">Two</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="One">Panel</Tabs.Panel>
    </Tabs>
    <Accordion defaultValue="One">
      <Accordion.Item value="One">
        <Accordion.Control>One</Accordion.Control>
        <Accordion.Panel>Panel</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  </Group>
);

const Fields = () => (
  <SimpleGrid cols={3}>
    <Autocomplete label="Autocomplete" data={names} />
    <Checkbox label="Checkbox" defaultChecked />
    <ColorInput label="Colour" defaultValue="#336699" />
    <FileInput label="File" placeholder="Choose" />
    <JsonInput label="JSON" />
    <MultiSelect label="Several" data={names} defaultValue={['One']} />
    <NativeSelect label="Native" data={names} />
    <NumberInput label="Number" defaultValue={3} />
    <PasswordInput label="Password" defaultValue="secret" />
    <PinInput length={3} aria-label="Pin" />
    <Radio label="Radio" defaultChecked />
    <RangeSlider defaultValue={[10, 40]} />
    <Select label="Select" data={names} defaultValue="One" />
    <Slider defaultValue={30} />
    <Switch label="Switch" defaultChecked />
    <TagsInput label="Tags" defaultValue={['One']} />
    <Textarea label="Area" />
    <TextInput label="Text" description="Described" error="Wrong" />
    <Fieldset legend="Fieldset">
      <TextInput label="Disabled" disabled />
    </Fieldset>
  </SimpleGrid>
);

const Shown = () => (
  <Stack>
    <Title order={2}>Title</Title>
    <Text c="dimmed">Text</Text>
    <Highlight highlight="high">A highlight</Highlight>
    <Alert title="Alert">Said</Alert>
    <Avatar name="Ada Lovelace" />
    <Badge>Badge</Badge>
    <Blockquote>Quoted</Blockquote>
    <Card withBorder>
      <Card.Section>Section</Card.Section>Card
    </Card>
    <ColorSwatch color="#336699" />
    <Container>Container</Container>
    <Divider label="Divider" />
    <Grid>
      <Grid.Col span={6}>Half</Grid.Col>
    </Grid>
    <Indicator>Indicator</Indicator>
    <Kbd>K</Kbd>
    <List>
      <List.Item>Item</List.Item>
    </List>
    <Loader />
    <Mark>Mark</Mark>
    <Notification title="Notification">Said</Notification>
    <Paper shadow="md">Paper</Paper>
    <Pill withRemoveButton>Pill</Pill>
    <Progress value={40} />
    <RingProgress sections={[{ value: 40, color: 'blue' }]} />
    <Skeleton height={20} />
    <Spoiler maxHeight={20} showLabel="More" hideLabel="Less">
      Spoiler
    </Spoiler>
    <Table striped withTableBorder>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Head</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Td>Cell</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
    <ThemeIcon>i</ThemeIcon>
    <Timeline active={0}>
      <Timeline.Item title="Then">Now</Timeline.Item>
    </Timeline>
    <Typography>
      <h3>Typography</h3>
    </Typography>
  </Stack>
);

const Layers = () => (
  <Group>
    <Modal opened onClose={nothing} title="Modal" trapFocus={false} lockScroll={false}>
      In a dialog
    </Modal>
    <Dialog opened withCloseButton>
      Dialog
    </Dialog>
    <Menu opened>
      <Menu.Target>
        <Button>Menu</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Label</Menu.Label>
        <Menu.Item>Item</Menu.Item>
      </Menu.Dropdown>
    </Menu>
    <Popover opened>
      <Popover.Target>
        <Button>Popover</Button>
      </Popover.Target>
      <Popover.Dropdown>Dropdown</Popover.Dropdown>
    </Popover>
    <Tooltip opened label="Tooltip">
      <Button>Tooltip</Button>
    </Tooltip>
  </Group>
);
